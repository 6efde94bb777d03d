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

/** The names of buttons on other screens, each from the messages of its screen. */
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
  | "endHardNight"
  | "putBack"
  | "usedUp"
  | "takeOff"
  | "startList"
  | "takeBackLink"
  | "morning",
  string
>

export type PlanTalk = {
  t: Translate<"chat">
  ofPlan: Translate<"chat-plan">
  ofFacts: Translate<"plan-facts">
  lang: Language
  labels: Labels
  titles: Readonly<Record<string, string>>
  snacks: Readonly<Record<string, { title: string; how: string }>>
  mealName: Translate<"plan">
  wishLabel: (wish: Wish) => string
  foodName: (food: string) => string
  measure: Translate<"measures">
  /** Names one of the four items of today's checklist. */
  itemName: (item: ChecklistItem) => string
  applianceName: (appliance: Appliance) => string
  /** The ritual of each day, with the passages marked that she may hide. */
  rituals: readonly string[]
  allergenName: (allergen: Allergen) => string
}

/** The rows that answers about her week need in addition to the week itself. */
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
  /** The time of the question (ISO 8601, UTC). */
  now: string
  /** Whether she has agreed to storing which foods she leaves out. */
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
