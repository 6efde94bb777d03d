import { meals } from "../../recipes/recipe.ts"
import type { Meaning } from "./meanings.ts"

export type AboutPlan =
  | "day"
  | "meal"
  | "swap"
  | "minutes"
  | "people"
  | "guests"
  | "list"
  | "atHome"
  | "leftovers"
  | "sharing"
  | "missedDay"
  | "missedMeal"
  | "moved"

/**
 * `twoMeals` and `twoDays` mean that a clause names two of a kind, such as "lunch" and "dinner", or "day 2" and
 * "tomorrow".
 */
export type Sense = Meaning | "twoMeals" | "twoDays"

/**
 * A clause must say all of `says` (of a list, one is enough) and nothing of `butNot`, and may have at most
 * `strangersMost` words without a meaning.
 */
export type Rule = {
  about: AboutPlan
  says: readonly (Sense | readonly Sense[])[]
  butNot?: readonly Sense[]
  strangersMost?: number
  /** True if the rule holds only for a message of a single clause. */
  isWhole?: boolean
}

const aMeal = [...meals, "anyMeal"] as const
const aDish = [...aMeal, "dish"] as const
export const dayMeanings = ["today", "otherDay", "yesterday", "dayNumber"] as const

/** The first matching rule decides. */
export const rules: readonly Rule[] = [
  { about: "guests", says: ["guests", [...aDish, "eat", "cook", "food", "plan", "portions"]], strangersMost: 3 },
  { about: "guests", says: ["guests", [...dayMeanings, "comes"]], butNot: ["how"], strangersMost: 0 },
  { about: "guests", says: ["family", "comes", [...aMeal, "eat"]], butNot: ["instead", "missed"], strangersMost: 2 },

  {
    about: "sharing",
    says: ["share", ["list", "plan", "dish", "meals", ...aMeal]],
    butNot: ["move"],
    strangersMost: 2,
  },
  { about: "sharing", says: ["share"], butNot: ["change", "otherDay", "dayNumber"], strangersMost: 0 },
  { about: "sharing", says: ["askHelp", ["list", "buy", "shop", "dish", "plan", "cook", ...aMeal]], strangersMost: 0 },
  {
    about: "sharing",
    says: ["lookOn", "someone", ["list", "plan", "dish", "meals", "buy", ...aMeal]],
    butNot: ["missing", "swap", "what", "home"],
    strangersMost: 2,
  },

  { about: "moved", says: ["twoMeals", ["change", "order", "move"]], butNot: ["what"] },
  { about: "moved", says: ["twoMeals", ["make", "cook"]], butNot: ["what", "howLong", "quick"], strangersMost: 0 },
  { about: "moved", says: ["twoDays", ["change", "order"]], butNot: ["what"] },
  {
    about: "moved",
    says: ["twoDays", ["move", "make", "eat", "cook"], [...aDish, "food", "dayNumber"]],
    butNot: ["what", "missed"],
  },
  {
    about: "moved",
    says: ["move", "otherDay", [...aDish, "food"]],
    butNot: ["what", "missed", "ready"],
    strangersMost: 2,
  },
  { about: "moved", says: ["move", "yesterday", aDish], butNot: ["what", "missed", "leftovers"], strangersMost: 0 },
  {
    about: "moved",
    says: ["order", ["change", "move", "day", "dayNumber", "meals", "how", ...aDish]],
    butNot: ["list"],
  },
  { about: "moved", says: ["order"], butNot: ["what"], strangersMost: 0 },

  { about: "swap", says: ["swap", ["dislike", "easier"], aDish] },

  { about: "missedMeal", says: ["notEaten"], butNot: ["purpose"] },
  { about: "missedMeal", says: ["missed", aDish], butNot: ["purpose", "list", "easier"], strangersMost: 2 },
  { about: "missedMeal", says: ["missed", ["cook", "eat"]], butNot: ["purpose", "list"], strangersMost: 0 },
  { about: "missedMeal", says: ["instead", aDish], butNot: ["purpose", "swap", "dislike"], strangersMost: 2 },
  {
    about: "missedMeal",
    says: ["instead", ["eat", "yesterday"]],
    butNot: ["purpose", "swap", "dislike"],
    strangersMost: 0,
  },
  { about: "missedDay", says: ["missed", ["day", "dayNumber", "plan"]], butNot: ["purpose", "list"] },
  {
    about: "missedDay",
    says: ["missed", ["yesterday", "today"], ["now", "how", "plan"]],
    butNot: ["purpose", "list"],
    strangersMost: 0,
  },
  { about: "missedDay", says: ["missed", "yesterday"], butNot: ["purpose", "list"], strangersMost: 0, isWhole: true },
  { about: "missedDay", says: ["back", "pause"], strangersMost: 1 },
  { about: "missedDay", says: ["startAgain"], strangersMost: 0 },
  { about: "missedDay", says: ["back", ["plan", "dayNumber"]], strangersMost: 0 },
  {
    about: "missedDay",
    says: [
      ["startAgain", "pause", "behind", "back"],
      ["plan", "day"],
    ],
    butNot: ["list", "home"],
    strangersMost: 0,
  },
  { about: "missedDay", says: [["pause", "behind"]], butNot: ["list", "home", "leftovers"], strangersMost: 0 },
  {
    about: "missedDay",
    says: ["back", ["how", "now"]],
    butNot: ["list", "home", "leftovers"],
    strangersMost: 0,
    isWhole: true,
  },

  { about: "minutes", says: ["howLong", aDish], butNot: ["leftovers", "home"] },
  { about: "minutes", says: ["howLong", ["cook", "make"]], butNot: ["leftovers", "home"], strangersMost: 0 },
  { about: "minutes", says: ["prepTime"], strangersMost: 0 },
  { about: "minutes", says: ["quick", "isIt", aDish], butNot: ["easier", "other", "eat", "what"], strangersMost: 0 },
  { about: "minutes", says: ["inMinutes", aDish, "how"], butNot: ["what"], strangersMost: 0 },

  {
    about: "people",
    says: ["howMany", ["portions", "forPeople", "weAre", ...aDish]],
    butNot: ["missing", "day", "purpose"],
    strangersMost: 0,
  },
  { about: "people", says: ["howMany", "list", ["portions", "forPeople"]], strangersMost: 0 },
  {
    about: "people",
    says: ["forPeople", ["portions", ...aDish, "cook", "make", "change", "list", "food", "double"]],
    butNot: ["day", "purpose", "inMinutes"],
  },
  { about: "people", says: ["weAre"], butNot: ["day", "purpose"], strangersMost: 0 },
  {
    about: "people",
    says: [["forPeople", "howMany", "double"]],
    butNot: ["day", "purpose"],
    strangersMost: 0,
    isWhole: true,
  },
  { about: "people", says: ["portions"], butNot: ["day", "purpose"], strangersMost: 0, isWhole: true },
  { about: "people", says: ["double", ["dish", "portions", "food"]], butNot: ["day", "purpose"], strangersMost: 0 },
  { about: "people", says: ["portions", ["change", "double"]], strangersMost: 0 },

  { about: "leftovers", says: ["leftovers", aMeal] },
  { about: "leftovers", says: ["leftovers"], strangersMost: 0 },
  { about: "leftovers", says: ["ready"], strangersMost: 0 },

  { about: "atHome", says: ["home", ["have", "still", "food", "shopping"]], butNot: ["cook", "make", "what", "only"] },
  { about: "atHome", says: ["home", ["what", "show"]], butNot: ["cook", "make"], strangersMost: 0 },
  { about: "atHome", says: ["still", "have", ["shopping", "what"]], butNot: ["list", "buy"], strangersMost: 0 },

  {
    about: "list",
    says: ["list", ["what", "show", "missing", "bought", "buy", "day"]],
    butNot: ["meals", "eat", "someone"],
    strangersMost: 0,
  },
  { about: "list", says: ["list"], butNot: ["meals", "eat", "someone"], strangersMost: 0 },
  { about: "list", says: ["buy", ["missing", "bought", "shopping", "day"]], strangersMost: 0 },
  { about: "list", says: ["buy", "what"], strangersMost: 0, isWhole: true },
  { about: "list", says: ["shop", ["what", "missing"]], strangersMost: 0 },
  { about: "list", says: ["shopping", "day"], strangersMost: 0 },

  { about: "swap", says: [["swap", "easier", "other", "dislike"], aMeal] },
  { about: "swap", says: [["swap", "easier", "other", "dislike"], "dish"], strangersMost: 0 },
  {
    about: "swap",
    says: [
      ["other", "dislike"],
      ["eat", "food"],
    ],
    strangersMost: 0,
  },
  { about: "swap", says: ["swap", ["today", "other"]], strangersMost: 0 },
  { about: "swap", says: ["other"], butNot: ["diet"], strangersMost: 0, isWhole: true },

  { about: "day", says: ["twoMeals"], strangersMost: 0 },
  {
    about: "day",
    says: [["meals", "plan", "food"], dayMeanings],
    butNot: ["leftovers", "home", ...meals],
    strangersMost: 0,
  },
  {
    about: "day",
    says: [["eat", "cook"], dayMeanings, "what"],
    butNot: ["leftovers", "home", "move", ...meals],
    strangersMost: 0,
  },
  { about: "day", says: [dayMeanings, "what"], butNot: [...aDish, "make", "move"], strangersMost: 0 },
  {
    about: "day",
    says: [dayMeanings, "show"],
    butNot: [...aDish, "make", "move", "dislike"],
    strangersMost: 0,
    isWhole: true,
  },
  { about: "meal", says: [meals], butNot: ["make", "quick", "inMinutes"], strangersMost: 0 },
  {
    about: "meal",
    says: [[...meals, "dish"], ["what", "how"], "make"],
    butNot: ["inMinutes", "quick"],
    strangersMost: 0,
  },
  { about: "meal", says: ["snack", ["what", "eat", "show", "today"]], strangersMost: 0 },
  { about: "meal", says: ["snack"], strangersMost: 0, isWhole: true },
  { about: "meal", says: ["next", ["eat", "anyMeal"]], strangersMost: 0 },
  { about: "meal", says: ["eat", ["now", "night"], "what"], strangersMost: 0 },
  { about: "meal", says: ["night", "eat"], butNot: ["how"], strangersMost: 0, isWhole: true },
  { about: "meal", says: ["hungry", ["what", "eat"]], strangersMost: 0 },
  { about: "meal", says: ["hungry"], strangersMost: 0, isWhole: true },
  {
    about: "day",
    says: [["today", "otherDay"]],
    butNot: [
      "eat",
      "cook",
      "hungry",
      "make",
      "move",
      "dislike",
      "missed",
      "notEaten",
      "back",
      "comes",
      "family",
      ...aDish,
    ],
    strangersMost: 0,
    isWhole: true,
  },
]
