import { Optional } from "#app/optional.tsx"
import { LikedWords } from "#app/plan/liked-words.tsx"
import { PeanutToo } from "#app/plan/peanut-too.tsx"
import { UnderstoodWords } from "#app/plan/understood-words.tsx"
import { useFoodReader } from "#app/plan/use-food-reader.ts"
import type { WishField } from "#domain/food/understand-wishes.ts"
import type { Wish } from "#domain/food/wish.ts"
import { withoutWord } from "#domain/phrases.ts"

type UnderstoodProps = {
  text: string
  field: WishField
  restrictions: string
  notMeant: readonly Wish[]
  onNotMeant: (wishes: readonly Wish[]) => void
  /** The whole text of the field, including the phrases that she tapped. */
  whole: string
  onText: (text: string) => void
}

export function Understood({ text, field, restrictions, notMeant, onNotMeant, whole, onText }: UnderstoodProps) {
  const reader = useFoodReader({ restrictions, [field]: whole })
  if (!reader || !whole.trim()) return null
  const leftOut = reader.understand(restrictions, "restrictions").wishes
  const understood = reader.understand(text, field)
  return (
    <>
      {field === "preferredFoods" && (
        <Optional>
          <LikedWords
            words={reader.likedWords(text)}
            isLeftOut={reader.isLeftOut(leftOut)}
            inNoDish={understood.inNoDish}
            onRemove={(spelling) => onText(withoutWord(whole, spelling))}
          />
        </Optional>
      )}
      <UnderstoodWords
        understood={understood}
        leftOut={leftOut}
        field={field}
        notMeant={notMeant}
        onNotMeant={onNotMeant}
      />
      {field === "restrictions" && reader.isPeanutOpen(whole) && <PeanutToo text={whole} onText={onText} />}
    </>
  )
}
