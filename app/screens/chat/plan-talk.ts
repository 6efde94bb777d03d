import { listOf } from "#app/language/format.ts"
import type { Translate } from "#app/language/resources.ts"
import type { PlanOffer } from "#app/storage/plan-offer.ts"
import type { Appliance } from "#domain/food/appliance.ts"
import type { Allergen } from "#domain/food/food.ts"
import type { Wish, WishTable } from "#domain/food/wish.ts"
import type { HelperLink } from "#domain/helping/helper-link.ts"
import type { Journey } from "#domain/journey/journey.ts"
import type { ChecklistItem } from "#domain/journey/progress.ts"
import type { Language } from "#domain/language.ts"
import type { AtHome } from "#domain/nouns/noun.ts"
import type { Kitchen } from "#domain/plan/at-home/kitchen.ts"
import type { ShoppingTicks } from "#domain/plan/at-home/shopping-ticks.ts"
import type { MealOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import type { OwnItems } from "#domain/plan/shopping/own-items.ts"
import type { Plan as Planned } from "#domain/plan/week/plan-of.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import type { Timestamped } from "#domain/timestamped.ts"

/** The names that buttons have on their screens, each from the messages of its screen. */
type Labels = Record<
  | "anotherWeek"
  | "reset"
  | "ate"
  | "more"
  | "own"
  | "adjust"
  | "haveIt"
  | "cookingMode"
  | "askForHelp"
  | "send"
  | "aisles"
  | "readAloud"
  | "print"
  | "undoSwap"
  | "swap"
  | "lacks"
  | "why"
  | "composition"
  | "hardNight"
  | "endHardNight",
  string
>

export type PlanTalk = {
  t: Translate<"chat">
  ofPlan: Translate<"chat-plan">
  lang: Language
  labels: Labels
  titles: Readonly<Record<string, string>>
  snacks: Readonly<Record<string, { title: string; how: string }>>
  mealName: Translate<"plan">
  wishLabel: (wish: Wish) => string
  foodName: (food: string) => string
  measure: Translate<"measures">
  /** Today's four items. */
  itemName: (item: ChecklistItem) => string
  applianceName: (appliance: Appliance) => string
  /** Of each day, as marked for what she hides. */
  rituals: readonly string[]
  allergenName: (allergen: Allergen) => string
}

/** The rows with which her week is asked, beside the week itself. */
type RowsOfChat = {
  journeys: readonly Journey[]
  ticks?: ShoppingTicks | undefined
  atHome?: Timestamped<AtHome> | undefined
  ownItems?: OwnItems | undefined
  helperLinks: readonly HelperLink[]
}

export type PlanOfChat = Planned & {
  meals: readonly MealOfDay[]
  table: WishTable
  kitchen: Kitchen
  rows: RowsOfChat
  /** ISO 8601, UTC. */
  now: string
  /** Whether she has agreed that what she leaves out is stored. */
  maySaveFood: boolean
  ofWhatIsLeft: () => Recipe | undefined
}

export type PlanAnswer = { text: string; offer?: PlanOffer; entryId?: never }

export function namesOf(foods: readonly string[], { foodName, lang }: Pick<PlanTalk, "foodName" | "lang">): string {
  return listOf(
    foods.map((food) => foodName(food).toLowerCase()),
    lang,
  )
}
