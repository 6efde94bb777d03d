import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LikedWords } from "#app/plan/liked-words.tsx"
import { InNoDish, NotRead } from "#app/plan/understood-words.tsx"
import { Chips } from "#app/plan/wish-chips.tsx"
import { Select } from "#app/ui/select.tsx"
import { TextArea } from "#app/ui/text-area.tsx"
import { foods } from "#content/foods.ts"
import { excludes } from "#domain/food/exclusions.ts"
import type { LikedWord } from "#domain/food/understand-wishes.ts"
import type { UnderstoodWishes, Wish } from "#domain/food/wish.ts"
import { own } from "#domain/own.ts"
import { withoutWord } from "#domain/phrases.ts"

const none = "none"

type LikesProps = {
  text: string
  words: readonly LikedWord[]
  unread: Pick<UnderstoodWishes, "unknown" | "inNoDish">
  leftOut: readonly Wish[]
  chosen: string[]
  onText: (text: string) => void
  onChosen: (foods: string[]) => void
  error: string | undefined
}

export function Likes({ text, words, unread, leftOut, chosen, onText, onChosen, error }: LikesProps) {
  const t = useMessages("food")
  const foodName = useFoodName()
  const understood = words.flatMap((word) => word.foods)
  const named = Object.keys(foods)
    .filter((key) => !chosen.includes(key) && !understood.includes(key))
    .map((value) => ({ value, label: foodName(value) }))
  return (
    <div className="flex flex-col gap-4">
      <TextArea name="preferredFoods" label={t("likes")} value={text} onValueChange={onText} error={error} />
      <LikedWords
        words={words}
        isLeftOut={(food) => leftOut.some((wish) => excludes(wish, food, foods))}
        inNoDish={unread.inNoDish}
        onRemove={(spelling) => onText(withoutWord(text, spelling))}
      />
      <InNoDish foods={unread.inNoDish} leftOut={leftOut} />
      <NotRead words={unread.unknown} field="preferredFoods" />
      <Select
        label={t("addLike")}
        value={none}
        options={[{ value: none, label: t("addNone") }, ...named]}
        onChange={(food) => food !== none && onChosen([...chosen, food])}
      />
      <Chips
        label={t("liked")}
        items={chosen.filter((key) => own(foods, key)).map((key) => ({ key, text: foodName(key) }))}
        onRemove={(food) => onChosen(chosen.filter((other) => other !== food))}
      />
    </div>
  )
}
