import type { Kept } from "#domain/kept.ts"

/** This device's copy of something of hers, and whether the server still has to be told of its last change. */
export type LocalKept<Value> = Kept<Value> & { waiting: boolean }

const prefix = "florescer:kept:"
const listeners = new Set<() => void>()

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
  localStorage.setItem(key, JSON.stringify(kept))
  for (const listener of listeners) listener()
}

export function onKeptChange(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

/** The keys under a prefix whose last change the server has not heard of. */
export function waitingKeys(prefixOfKeys: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefixOfKeys) && readKept(key, () => true)?.waiting)
}

/** Clears a user's copies from this device at sign-out, but for what the server has not heard yet. */
export function forgetKept(userId: string) {
  const waiting = waitingKeys(keptKey(userId, ""))
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(keptKey(userId, "")) && !waiting.includes(key)) localStorage.removeItem(key)
  }
}

export function forgetKey(key: string) {
  localStorage.removeItem(key)
  for (const listener of listeners) listener()
}
