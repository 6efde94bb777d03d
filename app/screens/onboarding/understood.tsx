import { useEffect, useState } from "react"
import { Optional } from "#app/optional.tsx"
import { LikedWords } from "#app/plan/liked-words.tsx"
import { PeanutToo } from "#app/plan/peanut-too.tsx"
import { UnderstoodWords } from "#app/plan/understood-words.tsx"
import { useFullWishTable } from "#app/plan/use-full-wish-table.ts"
import { loadWishTable } from "#app/plan/wish-table.ts"
import { withoutWord } from "#domain/phrases.ts"
import { likedWords, understandWishes, type WishField } from "#domain/understand-wishes.ts"
import type { Wish, WishTable } from "#domain/wish.ts"

type UnderstoodProps = {
  text: string
  field: WishField
  /** What she wrote of what she leaves out. */
  restrictions: string
  notMeant: readonly Wish[]
  onNotMeant: (wishes: readonly Wish[]) => void
  /** All that stands in the field, with the phrases that she has tapped. */
  whole: string
  onText: (text: string) => void
}

/** What is understood of an answer as she types it. Nothing of the form waits for it. */
export function Understood({ text, field, restrictions, notMeant, onNotMeant, whole, onText }: UnderstoodProps) {
  const [table, setTable] = useState<WishTable>()
  useEffect(() => {
    loadWishTable().then(setTable, () => undefined)
  }, [])
  const isUnread = table !== undefined && understandWishes(text, field, table).unknown.length > 0
  const full = useFullWishTable(isUnread)
  if (!table || !whole.trim()) return null
  const understood = understandWishes(text, field, full ?? table)
  const leftOut = understandWishes(restrictions, "restrictions", full ?? table).wishes
  return (
    <>
      {field === "preferredFoods" && (
        <Optional>
          <LikedWords
            words={likedWords(text, full ?? table)}
            leftOut={leftOut}
            onRemove={(spelling) => onText(withoutWord(whole, spelling))}
          />
        </Optional>
      )}
      <UnderstoodWords
        understood={isUnread && full === undefined ? { ...understood, unknown: [] } : understood}
        leftOut={leftOut}
        field={field}
        notMeant={notMeant}
        onNotMeant={onNotMeant}
      />
      {field === "restrictions" && <PeanutToo text={whole} table={full ?? table} onText={onText} />}
    </>
  )
}
