import { browserStorage } from "#app/storage/browser-storage.ts"
import type { SignedIn } from "./account.ts"

const sessionKey = "florescer:session"

export function readStoredSession(): SignedIn | null {
  try {
    const stored = JSON.parse(browserStorage.getItem(sessionKey) ?? "null") as SignedIn | null
    return stored?.user.id && Date.parse(stored.session.expiresAt) > Date.now() ? stored : null
  } catch {
    return null
  }
}

/** Returns the id of the user who signed in last on this device, even if the session has expired. */
export function readStoredUserId(): string | undefined {
  try {
    return (JSON.parse(browserStorage.getItem(sessionKey) ?? "null") as SignedIn | null)?.user?.id
  } catch {
    return undefined
  }
}

/** If storage is full, nothing is stored and the next start asks the server first. */
export function storeSession(signedIn: SignedIn | null) {
  if (signedIn) browserStorage.setItem(sessionKey, JSON.stringify(signedIn))
  else browserStorage.removeItem(sessionKey)
}

export function onSessionStoredElsewhere(listener: () => void) {
  const otherTab = (event: StorageEvent) => event.key === sessionKey && listener()
  window.addEventListener("storage", otherTab)
  return () => window.removeEventListener("storage", otherTab)
}
