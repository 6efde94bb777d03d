import { readFileSync } from "node:fs"
import type { Language } from "#domain/language.ts"
import { type KindOfQuestion, kindsOfQuestion } from "#domain/plan/questions/kinds.ts"

const root = `${import.meta.dirname}/../..`

/** One in six phrases of each kind is not trained on. Thresholds are chosen and figures measured on these alone. */
const heldBackEvery = 6

export type PlanPhrase = { text: string; kind: KindOfQuestion; isHeldBack: boolean }

/** Reads the phrases of questions about the plan. "# dayMeals" stands before those of a kind. */
export function readPlanPhrases(language: Language): PlanPhrase[] {
  const file = `${root}/content/training/plan/${language}.txt`
  return readFileSync(file, "utf8")
    .split(/^# /m)
    .flatMap((part) => {
      const [name = "", ...texts] = part.split("\n").map((line) => line.trim())
      if (name === "") return []
      const kind = kindsOfQuestion.find((each) => each === name)
      if (!kind) throw new Error(`${file} names a kind that there is not: ${name}`)
      return texts
        .filter((text) => text !== "")
        .map((text, at) => ({ text, kind, isHeldBack: at % heldBackEvery === heldBackEvery - 1 }))
    })
}

/** Maps the kinds of the plan's tuning set to kinds of questions. */
const kindsOfTuning: Readonly<Record<string, readonly KindOfQuestion[]>> = {
  day: ["dayMeals"],
  meal: ["mealNow"],
  swap: ["swapDish"],
  minutes: ["minutesOf"],
  contains: ["contains", "ingredients"],
  people: ["forHowMany"],
  guests: ["guests"],
  list: ["list"],
  onList: ["isOnList"],
  toList: ["addToList"],
  atHome: ["atHome"],
  leftovers: ["usedUp", "keeps"],
  sharing: ["sharing"],
  missedDay: ["missedDay"],
  missedMeal: ["missedMeal"],
  moved: ["moveMeal", "moveDay"],
}

export function readPlanTuning(language: Language): { text: string; kinds: readonly KindOfQuestion[] }[] {
  const sets = JSON.parse(readFileSync(`${root}/tests/understanding/sets/plan/tuning.json`, "utf8"))
  return Object.entries<readonly string[]>(sets[language]).flatMap(([name, texts]) => {
    return texts.map((text) => ({ text, kinds: kindsOfTuning[name] ?? [] }))
  })
}

/** Maps entries about the plan to the kinds of questions that they answer. */
export const entriesOfPlan: Readonly<Record<string, readonly KindOfQuestion[]>> = {
  20: ["diet"],
  39: ["quickest"],
  41: ["ahead"],
  42: ["missedDay", "nextWeek"],
  43: ["checklist", "whichDay"],
  45: ["replaceFood", "swapDish"],
  46: ["offline"],
  85: ["usedUp", "cookFrom"],
  210: ["noAppliance"],
  311: ["leaveOut"],
  312: ["diet"],
  315: ["reminders"],
  317: ["printed", "sharing"],
  318: ["helper"],
  320: ["offline"],
  322: ["swapDish"],
  323: ["hardNight"],
  324: ["forHowMany", "guests"],
  329: ["startOver", "nextWeek"],
  419: ["babyEats"],
  504: ["keeps"],
  505: ["freezes"],
  510: ["diet"],
  512: ["noAppliance"],
  513: ["noAppliance", "whichPan"],
  514: ["noAppliance", "whichPan"],
  516: ["oneHand"],
  518: ["weighed", "amountOf"],
  523: ["sharing", "helper"],
  524: ["cost"],
  525: ["whoWrote"],
  526: ["whyChanged"],
  527: ["missedMeal"],
  528: ["moveMeal", "moveDay"],
  529: ["pause"],
}
