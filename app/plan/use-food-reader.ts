import { use, useEffect, useState } from "react"
import { inTime, later } from "#app/fetch-file.ts"
import type { WordsAboutFood } from "#domain/plan/understood-of.ts"
import type { WishTable } from "#domain/wish.ts"
import { loadFullWishTable } from "./wish-table.ts"

const loadReader = later(() => import("./food-reader.ts"))

/** A screen may wait for it where words stood before. */
export function useFoodReader(words: WordsAboutFood, waitsFor: "words before" | "nothing" = "nothing") {
  const isWritten = Boolean(words.restrictions?.trim() || words.preferredFoods?.trim())
  const [isAwaited] = useState(isWritten && waitsFor === "words before")
  const [fetched, setFetched] = useState<Awaited<ReturnType<typeof loadReader>>>()
  const file = isAwaited ? use(loadReader()) : fetched
  useEffect(() => {
    if (isWritten) loadReader().then(setFetched, () => undefined)
  }, [isWritten])
  const [full, setFull] = useState<WishTable | null>()
  const isUnread = file?.needsFullTable(words)
  useEffect(() => {
    if (isUnread) inTime(loadFullWishTable()).then(setFull)
  }, [isUnread])
  return file?.foodReader(full ?? undefined, isUnread && full === undefined)
}
