import { use, useState } from "react"
import { inTime, loadOnce } from "#app/fetch-file.ts"
import { useOptional } from "#app/optional.tsx"
import type { WordsAboutFood } from "#domain/plan/understand-words.ts"
import { loadFullWishTable } from "./wish-table.ts"

const loadReader = loadOnce(() => import("./food-reader.ts"))
const loadFullInTime = () => inTime(loadFullWishTable())

/**
 * With "words before", the screen suspends until the reader is loaded if a field already had text when the screen
 * opened.
 */
export function useFoodReader(words: WordsAboutFood, waitsFor: "words before" | "nothing" = "nothing") {
  const isWritten = Boolean(words.restrictions?.trim() || words.preferredFoods?.trim())
  const [isAwaited] = useState(isWritten && waitsFor === "words before")
  const fetched = useOptional(isWritten && loadReader)
  const file = isAwaited ? use(loadReader()) : fetched
  const isUnread = file?.needsFullTable(words)
  const full = useOptional(isUnread && loadFullInTime)
  return file?.foodReader(full ?? undefined, isUnread && full === undefined)
}
