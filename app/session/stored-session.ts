import type { SignedIn } from "./account.ts"

const sessionKey = "florescer:session"

/** The last user signed in on this device: her day is shown before the server has answered, or while it is unavailable. */
export function readStoredSession(): SignedIn | null {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionKey) ?? "null") as SignedIn | null
    return stored?.user.id && Date.parse(stored.session.expiresAt) > Date.now() ? stored : null
  } catch {
    return null
  }
}

/** The user whose copies are on this device, even if the session has expired. */
export function readStoredUserId(): string | undefined {
  try {
    return (JSON.parse(localStorage.getItem(sessionKey) ?? "null") as SignedIn | null)?.user?.id
  } catch {
    return undefined
  }
}

export function storeSession(signedIn: SignedIn | null) {
  try {
    if (signedIn) localStorage.setItem(sessionKey, JSON.stringify(signedIn))
    else localStorage.removeItem(sessionKey)
  } catch {
    // The storage is full: the next visit asks the server first.
  }
}

export function onSessionStoredElsewhere(listener: () => void) {
  const otherTab = (event: StorageEvent) => event.key === sessionKey && listener()
  window.addEventListener("storage", otherTab)
  return () => window.removeEventListener("storage", otherTab)
}
