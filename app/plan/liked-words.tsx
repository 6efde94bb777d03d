import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { foodFamilies } from "#content/food-families.ts"
import type { LikedWord } from "#domain/food/understand-wishes.ts"
import type { InNoDish } from "#domain/food/wish.ts"
import { Chips } from "./wish-chips.tsx"

type LikedWordsProps = {
  words: readonly LikedWord[]
  isLeftOut: (food: string) => boolean
  inNoDish: readonly InNoDish[]
  onRemove: (spelling: string) => void
}

const families = Object.entries(foodFamilies) as [keyof typeof foodFamilies, string][]

/**
 * Shows each word that she likes as one chip. Its text is the name of its family of foods or of its only food, else the
 * word as she spelled it; a dish without a recipe ("moqueca") is shown as the foods that it stands for.
 */
export function LikedWords({ words, isLeftOut, inNoDish, onRemove }: LikedWordsProps) {
  const t = useMessages("understood")
  const lang = useLanguage()
  const tWishes = useMessages("wishes")
  const foodName = useFoodName()
  const items = words.flatMap(({ spelling, foods }) => {
    const counted = foods.filter((food) => !isLeftOut(food))
    if (counted.length === 0) return []
    // If she leaves out a food of a dish, the dish's own name is shown, because its other foods alone would not
    // describe it.
    const isWhole = counted.length === foods.length
    return [{ key: spelling, text: isWhole ? nameOf(counted) || listed(spelling, counted) : spelling }]
  })

  function listed(spelling: string, counted: readonly string[]): string {
    if (!inNoDish.some(({ word }) => word === spelling)) return spelling
    return listOf(
      counted.map((food) => foodName(food).toLowerCase()),
      lang,
    )
  }

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
