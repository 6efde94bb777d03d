import { loadOnce } from "#app/fetch-file.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import type { UnderstoodWishes } from "#domain/food/wish.ts"
import { nothingUnderstood } from "#domain/plan/household.ts"
import type { WordsAboutFood } from "#domain/plan/understand-words.ts"

type Kept = { restrictions: string; preferredFoods: string; reader: string; understood: UnderstoodWishes }

// The build names this file by a hash, which changes whenever the reader or the table that it loads changes.
const reader = import.meta.url
let reading: { id: string; read: () => Promise<UnderstoodWishes> } | undefined

/**
 * The promise is already fulfilled if this device has stored the result for these words. Equal words get the same
 * promise, because React matches a `use` that is skipped in one render with the next one.
 */
export function understoodOf(userId: string, words: WordsAboutFood = {}): Promise<UnderstoodWishes> {
  const id = JSON.stringify([userId, words.restrictions, words.preferredFoods])
  if (reading?.id === id) return reading.read()
  const known = knownUnderstood(userId, words)
  const settled = known && Object.assign(Promise.resolve(known), { status: "fulfilled", value: known })
  reading = { id, read: settled ? () => settled : loadOnce(() => understand(userId, words)) }
  return reading.read()
}

function knownUnderstood(userId: string, words: WordsAboutFood): UnderstoodWishes | undefined {
  if (!words.restrictions && !words.preferredFoods) return nothingUnderstood
  const key = recordKey(userId, "understood-words")
  const kept = readRecord<Kept>(key, isKept)?.value
  return kept && isOf(kept, words) ? kept.understood : undefined
}

async function understand(userId: string, words: WordsAboutFood): Promise<UnderstoodWishes> {
  const { readWordsNow } = await import("./read-words.ts")
  const { restrictions = "", preferredFoods = "" } = words
  const key = recordKey(userId, "understood-words")
  const kept = { restrictions, preferredFoods, reader, understood: await readWordsNow(words) }
  // If storage is full, the words are read again at the next visit.
  writeRecord(key, { value: kept, isUnsaved: false })
  return kept.understood
}

const parts: readonly (keyof UnderstoodWishes)[] = ["wishes", "likes", "referrals", "unknown", "inNoDish"]

/** The stored record may have been edited by hand. */
function isKept(value: unknown): boolean {
  const { understood } = (value ?? {}) as Partial<Kept>
  return parts.every((part) => Array.isArray(understood?.[part]))
}

function isOf(kept: Kept, { restrictions = "", preferredFoods = "" }: WordsAboutFood) {
  return kept.reader === reader && kept.restrictions === restrictions && kept.preferredFoods === preferredFoods
}
