import { programmeDays } from "../../journey/progress.ts"
import { type Meal, meals } from "../../recipes/recipe.ts"
import { patternsOf, type WordsByMeaning } from "../../understanding/phrases.ts"
import { fold } from "../../understanding/text.ts"

/** `weekday`: a day by a name that the plan, which has no dates, does not know. */
export type DayAsked = "today" | "tomorrow" | "yesterday" | "weekday" | number

/** As Date counts them. */
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

export type MentionWords = WordsByMeaning<
  | Meal
  | "complaint"
  | "day"
  | Exclude<DayAsked, number>
  | "morning"
  | "mealOfTomorrow"
  | "weekdayAtEnd"
  | "joint"
  | "doOrHave"
  | "insteadOf"
  | "milk"
  | "ownMother"
  | (typeof weekdays)[number]
>

export type Mentions = ReturnType<typeof readerOfMentions>

/** Reads what a text names, whatever it asks, by the words of all languages; `plain`: a folded text. */
export function readerOfMentions(words: MentionWords) {
  const says = patternsOf(words)
  const numberedDay = new RegExp(`${says.day.source} ([1-${programmeDays}])\\b`)
  const weekdayAtEnd = new RegExp(`${says.weekdayAtEnd.source}\\W*$`)
  const doOrHaveFirst = new RegExp(`^\\W*${says.doOrHave.source}`)
  const clauseEnds = new RegExp(`[,!¿¡…\\n]|(?<=\\?)|\\s${says.joint.source}\\s`, "u")
  const ownMothers = new RegExp(says.ownMother.source, "g")
  const mornings = new RegExp(says.morning.source, "g")

  const namesTomorrow = (plain: string) =>
    says.mealOfTomorrow.test(plain) || says.tomorrow.test(plain.replace(mornings, ""))

  /** The meals that a text names, in the order of a day. */
  function mealsIn(text: string): Meal[] {
    const plain = fold(text)
    return meals.filter((meal) => says[meal].test(plain))
  }

  return {
    /** Whether it names a complaint of her body: a dish behind it would read as a remedy. */
    namesComplaint: (plain: string): boolean => says.complaint.test(plain),
    mealsIn,
    mealIn: (text: string): Meal | undefined => mealsIn(text)[0],

    namesMilk: (plain: string): boolean => says.milk.test(plain),
    /** Spanish "mama" is a breast, "mi mamá" a mother. */
    withoutHerMother: (plain: string): string => plain.replace(ownMothers, " "),

    /** What stands before "instead of", and what after it; undefined where that is not said. */
    sidesOfInstead(plain: string): { given: string; missing: string } | undefined {
      const found = says.insteadOf.exec(plain)
      if (!found) return undefined
      return { given: plain.slice(0, found.index), missing: plain.slice(found.index + found[0].length) }
    },

    /** "Do I have …": a question without its mark. */
    beginsWithDoOrHave: (plain: string): boolean => doOrHaveFirst.test(plain),
    /** Cuts a text as it was written also at "and", "but" and the like. */
    clausesAtJoints: (text: string): string[] => text.split(clauseEnds),

    dayAskedIn(plain: string): DayAsked | undefined {
      const [, number] = numberedDay.exec(plain) ?? []
      if (number) return Number(number)
      if (namesTomorrow(plain)) return "tomorrow"
      if (says.yesterday.test(plain)) return "yesterday"
      if (says.today.test(plain)) return "today"
      return says.weekday.test(plain) || weekdayAtEnd.test(plain) ? "weekday" : undefined
    },

    /** The day of her week (1-7) on a named weekday if she does one each day; undefined after its end. */
    dayOnWeekday(plain: string, today: number, date: Date): number | undefined {
      const weekday = weekdays.findIndex((name) => says[name].test(plain))
      if (weekday < 0) return undefined
      const next = today + ((weekday - date.getDay() + 7) % 7)
      return next <= programmeDays ? next : undefined
    },
  }
}

/** The day of the programme (1-7), undefined where the week has none such; `today` is hers. */
export function dayOfWeekAsked(asked: DayAsked | undefined, today: number): number | undefined {
  if (typeof asked === "number") return asked
  if (asked === "weekday") return undefined
  const day = today + (asked === "tomorrow" ? 1 : asked === "yesterday" ? -1 : 0)
  return day >= 1 && day <= programmeDays ? day : undefined
}
