import { programmeDays } from "../../journey/progress.ts"
import { type Meal, meals } from "../../recipes/recipe.ts"
import { patternsOf, type WordsByMeaning } from "../../understanding/phrases.ts"
import { fold } from "../../understanding/text.ts"

/**
 * `weekday` means that a weekday is named; the plan counts days and has no dates, so it cannot tell which day that is.
 */
export type DayAsked = "today" | "tomorrow" | "yesterday" | "weekday" | number

/** The weekdays in the order of `Date.getDay()`, which begins with Sunday. */
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

/**
 * Recognises the days, meals and complaints that a text names, by the words of all languages. `plain` is always a text
 * in lower case and without accents.
 */
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

  /** Returns the meals that a text names, in the order of the day. */
  function mealsIn(text: string): Meal[] {
    const plain = fold(text)
    return meals.filter((meal) => says[meal].test(plain))
  }

  return {
    /** True if the text names a physical complaint. A dish in the answer would then read as a remedy. */
    namesComplaint: (plain: string): boolean => says.complaint.test(plain),
    mealsIn,
    mealIn: (text: string): Meal | undefined => mealsIn(text)[0],

    namesMilk: (plain: string): boolean => says.milk.test(plain),
    /**
     * Removes mentions of her own mother ("mi mamá"), because without the accent they look like Spanish "mama", a
     * breast.
     */
    withoutHerMother: (plain: string): string => plain.replace(ownMothers, " "),

    /** Returns the text before and after "instead of"; undefined if the text does not contain it. */
    sidesOfInstead(plain: string): { given: string; missing: string } | undefined {
      const found = says.insteadOf.exec(plain)
      if (!found) return undefined
      return { given: plain.slice(0, found.index), missing: plain.slice(found.index + found[0].length) }
    },

    /** True for a beginning such as "Do I have …", which is a question even without a question mark. */
    beginsWithDoOrHave: (plain: string): boolean => doOrHaveFirst.test(plain),
    /** Splits a text as she wrote it, also at "and", "but" and similar words. */
    clausesAtJoints: (text: string): string[] => text.split(clauseEnds),

    dayAskedIn(plain: string): DayAsked | undefined {
      const [, number] = numberedDay.exec(plain) ?? []
      if (number) return Number(number)
      if (namesTomorrow(plain)) return "tomorrow"
      if (says.yesterday.test(plain)) return "yesterday"
      if (says.today.test(plain)) return "today"
      return says.weekday.test(plain) || weekdayAtEnd.test(plain) ? "weekday" : undefined
    },

    /**
     * Returns the day of her week (1-7) that falls on the named weekday if she does one day each day; undefined if
     * none is named or her week is over by then.
     */
    dayOnWeekday(plain: string, today: number, date: Date): number | undefined {
      const weekday = weekdays.findIndex((name) => says[name].test(plain))
      if (weekday < 0) return undefined
      const next = today + ((weekday - date.getDay() + 7) % 7)
      return next <= programmeDays ? next : undefined
    },
  }
}

/**
 * Returns the day of the programme (1-7) that she asks about; undefined if the programme has no such day. `today` is
 * her current day.
 */
export function dayOfWeekAsked(asked: DayAsked | undefined, today: number): number | undefined {
  if (typeof asked === "number") return asked
  if (asked === "weekday") return undefined
  const day = today + (asked === "tomorrow" ? 1 : asked === "yesterday" ? -1 : 0)
  return day >= 1 && day <= programmeDays ? day : undefined
}
