import { readStoredUserId } from "#app/session/stored-session.ts"
import { browserStorage, readJson } from "#app/sync/device.ts"

/** PBKDF2 with SHA-256 of the code; salt and hash in Base64. */
export type HashedCode = { salt: string; hash: string; iterations: number }
/** Discreet mode, on this device only. */
export type Discreet = {
  /** Whose setting it is: her code is asked while she is signed in. */
  userId: string
  /** The neutral name, in her language. */
  title: string
  /** Without it only the look is neutral. */
  code?: HashedCode
}

/** Read by before-paint.js too. */
const discreetKey = "florescer:discreet"
const triesKey = "florescer:discreet-tries"
/** What before-paint.js listens to in this tab. */
const changed = "florescer:discreet"

export function readDiscreet(): Discreet | null {
  const stored = readJson(browserStorage, discreetKey) as Discreet | null
  return typeof stored?.userId === "string" && typeof stored.title === "string" ? stored : null
}

/** False where the storage is full. */
export function storeDiscreet(discreet: Discreet): boolean {
  const isKept = browserStorage.setItem(discreetKey, JSON.stringify(discreet))
  if (isKept) window.dispatchEvent(new Event(changed))
  // Room for its wrong tries, which a full device could not count.
  if (isKept && discreet.code) storeTries(readTries())
  return isKept
}

export function removeDiscreet() {
  browserStorage.removeItem(triesKey)
  browserStorage.removeItem(discreetKey)
  window.dispatchEvent(new Event(changed))
}

/** The code goes, the neutral look stays. */
export function forgetCode() {
  const discreet = readDiscreet()
  browserStorage.removeItem(triesKey)
  if (discreet) storeDiscreet({ userId: discreet.userId, title: discreet.title })
}

/** Whether she has a code on this device, whose copies of her data are here. */
export function hasCode(): boolean {
  const discreet = readDiscreet()
  return discreet?.code !== undefined && discreet.userId === readStoredUserId()
}

/** Wrong codes in a row, and when the last one was entered (milliseconds). */
export type Tries = { count: number; at: number }

const noTries: Tries = { count: 0, at: 0 }
/** As long as the longest, so that each takes the room of the one before it. */
const triesLength = 40
/** Those that the device has no room for count on this page. */
let triesOfPage: Tries | null = null

export function readTries(): Tries {
  const { count, at } = triesOfPage ?? ((readJson(browserStorage, triesKey) ?? noTries) as Partial<Tries>)
  return typeof count === "number" && typeof at === "number" ? { count, at } : noTries
}

export function countWrongTry() {
  storeTries({ count: readTries().count + 1, at: Date.now() })
}

export function forgetTries() {
  storeTries(noTries)
}

function storeTries(tries: Tries) {
  const isKept = browserStorage.setItem(triesKey, JSON.stringify(tries).padEnd(triesLength))
  triesOfPage = isKept ? null : tries
}
