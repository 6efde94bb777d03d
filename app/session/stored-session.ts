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

export function storeSession(signedIn: SignedIn | null) {
  if (signedIn) localStorage.setItem(sessionKey, JSON.stringify(signedIn))
  else localStorage.removeItem(sessionKey)
}

export function onSessionStoredElsewhere(listener: () => void) {
  const otherTab = (event: StorageEvent) => event.key === sessionKey && listener()
  window.addEventListener("storage", otherTab)
  return () => window.removeEventListener("storage", otherTab)
}
