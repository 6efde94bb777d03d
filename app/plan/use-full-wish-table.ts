import { useEffect, useState } from "react"
import { inTime } from "#app/fetch-file.ts"
import type { WishTable } from "#domain/wish.ts"
import { loadFullWishTable } from "./wish-table.ts"

/** The table with the foods that are known only by name, once a word is not read; null where it cannot be fetched. */
export function useFullWishTable(isNeeded: boolean): WishTable | null | undefined {
  const [full, setFull] = useState<WishTable | null>()
  useEffect(() => {
    if (isNeeded) inTime(loadFullWishTable()).then(setFull)
  }, [isNeeded])
  return full
}
