import { forgetKey, keptKey, readKept } from "#app/kept/storage.ts"
import type { ConsentPurpose } from "#domain/consent.ts"

type KeptData = {
  /** Copies of what the server has. */
  copies: string[]
  /** What she has written and not sent, or not finished. */
  writing: string[]
}

/** What lies on this device for each purpose, by how its key begins. What a later feature keeps gets its line here. */
const keptFor: Record<ConsentPurpose, KeptData> = {
  profile: { copies: [], writing: ["profile-draft", "onboarding-draft"] },
  diary: { copies: ["check-in:", "concern-of-diary"], writing: ["diary:", "diary-draft:"] },
  questions: { copies: [], writing: ["support-question:"] },
}

/** She has taken it back here: all of it goes, sent or not. */
export function forgetAllFor(userId: string, purpose: ConsentPurpose) {
  const { copies, writing } = keptFor[purpose]
  for (const key of keysOf(userId, [...copies, ...writing])) forgetKey(key)
}

/** She has taken it back elsewhere: what the server had goes here too. Her words that wait are refused, and she sees them. */
export function forgetCopiesFor(userId: string, purpose: ConsentPurpose) {
  for (const key of keysOf(userId, keptFor[purpose].copies)) if (!readKept(key, () => true)?.waiting) forgetKey(key)
}

function keysOf(userId: string, names: string[]): string[] {
  return Object.keys(localStorage).filter((key) => names.some((name) => key.startsWith(keptKey(userId, name))))
}
