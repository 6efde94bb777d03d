import type { SignedIn } from "./account.ts"

const sessionKey = "florescer:session"

/** Who was last signed in on this device, so that she finds her day before the server has answered, or while it is away. */
export function readStoredSession(): SignedIn | null {
  try {
    const stored = JSON.parse(localStorage.getItem(sessionKey) ?? "null") as SignedIn | null
    return stored?.user.id && Date.parse(stored.session.expiresAt) > Date.now() ? stored : null
  } catch {
    return null
  }
}

/** Whose copies are on this device, even where her session has ended by its date. */
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
    // There is no room left: the next visit asks the server first.
  }
}

export function onSessionStoredElsewhere(listener: () => void) {
  const otherTab = (event: StorageEvent) => event.key === sessionKey && listener()
  window.addEventListener("storage", otherTab)
  return () => window.removeEventListener("storage", otherTab)
}
