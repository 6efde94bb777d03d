import { useEffect, useState } from "react"
import { UnderstoodWords } from "#app/plan/understood-words.tsx"
import { loadWishTable } from "#app/plan/wish-table.ts"
import { understandWishes, type WishField } from "#domain/understand-wishes.ts"
import type { Wish, WishTable } from "#domain/wish.ts"

type UnderstoodProps = {
  text: string
  field: WishField
  notMeant: readonly Wish[]
  onNotMeant: (wishes: readonly Wish[]) => void
}

/** What is understood of an answer as she types it. Nothing of the form waits for it. */
export function Understood({ text, field, notMeant, onNotMeant }: UnderstoodProps) {
  const [table, setTable] = useState<WishTable>()
  useEffect(() => {
    loadWishTable().then(setTable, () => undefined)
  }, [])
  if (!table || !text.trim()) return null
  return (
    <UnderstoodWords
      understood={understandWishes(text, field, table)}
      field={field}
      notMeant={notMeant}
      onNotMeant={onNotMeant}
    />
  )
}
