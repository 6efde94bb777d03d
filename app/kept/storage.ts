import { browserStorage, onStorageChange } from "#app/sync/device.ts"

/** What lies on this device alone: drafts, the conversation. `waiting`: it holds writing that is nowhere else. */
export type LocalKept<Value> = { value: Value; changedAt: string; waiting: boolean }

const prefix = "florescer:kept:"

/** One key for each user and thing, so that a shared phone never mixes two mothers. */
export function keptKey(userId: string, name: string) {
  return `${prefix}${userId}:${name}`
}

export function readKept<Value>(key: string, isValue: (value: unknown) => boolean): LocalKept<Value> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as LocalKept<Value> | null
    return kept && isValue(kept.value) && !Number.isNaN(Date.parse(kept.changedAt)) ? kept : null
  } catch {
    return null
  }
}

export function writeKept<Value>(key: string, kept: LocalKept<Value>) {
  browserStorage.setItem(key, JSON.stringify(kept))
}

export const onKeptChange = onStorageChange

/** The keys under a prefix with writing that is nowhere else. */
export function waitingKeys(prefixOfKeys: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefixOfKeys) && readKept(key, () => true)?.waiting)
}

/** Clears a user's copies from this device at sign-out, but for writing that is nowhere else. */
export function forgetKept(userId: string) {
  const waiting = waitingKeys(keptKey(userId, ""))
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(keptKey(userId, "")) && !waiting.includes(key)) localStorage.removeItem(key)
  }
}

export function forgetKey(key: string) {
  browserStorage.removeItem(key)
}
