import { fetchFile, once } from "#app/fetch-file.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { nothingUnderstood } from "#domain/plan/household-of.ts"
import type { WordsAboutFood } from "#domain/plan/understood-of.ts"
import type { UnderstoodWishes } from "#domain/wish.ts"

/** What was understood, of which words, and by which version of the reader. */
type Kept = { restrictions: string; preferredFoods: string; reader: string; understood: UnderstoodWishes }

// The address of this file changes with that of the reader, which it loads, and the table in it.
const reader = import.meta.url
let reading: { id: string; read: () => Promise<UnderstoodWishes> } | undefined
let latest: { key: string; kept: Kept } | undefined

/** What this device has understood of the same words before, or undefined if it has to read them. */
export function knownUnderstood(userId: string, words: WordsAboutFood | undefined): UnderstoodWishes | undefined {
  if (!words?.restrictions && !words?.preferredFoods) return nothingUnderstood
  const key = recordKey(userId, "understood-words")
  const kept = latest?.key === key ? latest.kept : readRecord<Kept>(key, isKept)?.value
  if (!kept || !isOf(kept, words)) return undefined
  latest = { key, kept }
  return kept.understood
}

/** Reads her words, with a table of words that is fetched only for it, and keeps what they mean. */
export function readWords(userId: string, words: WordsAboutFood): Promise<UnderstoodWishes> {
  const id = JSON.stringify([userId, words.restrictions, words.preferredFoods])
  if (reading?.id !== id) reading = { id, read: once(() => understand(userId, words)) }
  return reading.read()
}

async function understand(userId: string, words: WordsAboutFood): Promise<UnderstoodWishes> {
  const { readWordsNow } = await fetchFile(() => import("./read-words.ts"))
  const { restrictions = "", preferredFoods = "" } = words
  const key = recordKey(userId, "understood-words")
  const kept = { restrictions, preferredFoods, reader, understood: readWordsNow(words) }
  latest = { key, kept }
  try {
    writeRecord(key, { value: kept, isUnsaved: false })
  } catch {
    // The storage is full: the words are read again on the next visit.
  }
  return kept.understood
}

const parts: readonly (keyof UnderstoodWishes)[] = ["wishes", "likes", "referrals", "unknown"]

/** Not what somebody edited by hand. */
function isKept(value: unknown): boolean {
  const { understood } = (value ?? {}) as Partial<Kept>
  return parts.every((part) => Array.isArray(understood?.[part]))
}

function isOf(kept: Kept, { restrictions = "", preferredFoods = "" }: WordsAboutFood) {
  return kept.reader === reader && kept.restrictions === restrictions && kept.preferredFoods === preferredFoods
}
