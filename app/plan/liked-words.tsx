import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { foodFamilies } from "#content/food-families.ts"
import type { LikedWord } from "#domain/understand-wishes.ts"
import type { Wish } from "#domain/wish.ts"
import { Chips } from "./wish-chips.tsx"

type LikedWordsProps = {
  words: readonly LikedWord[]
  leftOut: readonly Wish[]
  /** Takes a word of hers out of her text. */
  onRemove: (spelling: string) => void
}

const families = Object.entries(foodFamilies) as [keyof typeof foodFamilies, string][]

/** What was understood of her likes: each word of hers is one chip, named by its family or its only food, else as she spells it. */
export function LikedWords({ words, leftOut, onRemove }: LikedWordsProps) {
  const t = useMessages("understood")
  const tWishes = useMessages("wishes")
  const foodName = useFoodName()
  const items = words.flatMap(({ spelling, foods }) => {
    const counted = foods.filter((food) => !leftOut.includes(`food:${food}`))
    return counted.length > 0 ? [{ key: spelling, text: nameOf(counted) || spelling }] : []
  })

  function nameOf(counted: readonly string[]): string {
    const family = families.find(([, foods]) => {
      const members = foods.split(" ")
      return members.includes(counted[0] ?? "") && counted.every((food) => members.includes(food))
    })
    if (counted.length === 1) return foodName(counted[0] ?? "")
    return family ? tWishes(`family-${family[0]}`) : ""
  }

  return <Chips label={t("understoodLikes")} items={items} onRemove={onRemove} />
}
