import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { library } from "#content/library.ts"
import { weekWish } from "#domain/food/wish.ts"
import { languages } from "#domain/language.ts"
import { textWithout } from "#domain/marked-text.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { foodsOf, recipesOf } from "#domain/plan/library.ts"
import { standardDishes } from "#domain/plan/slots.ts"
import { planWeek } from "#domain/plan/week/plan-week.ts"
import { leftOutInWeek } from "./left-out.ts"

const named = {
  rice: { pt: /arroz/i, en: /\brice\b/i, es: /arroz/i },
  chickpeas: { pt: /grão-de-bico/i, en: /chickpea/i, es: /garbanzo/i },
} as const

type DayText = { tip: string; tipInstead?: string }

test.each(languages)(
  "no tip of the day in %s names a food that is not for this week, and none is empty",
  (language) => {
    const days: DayText[] = JSON.parse(readFileSync(`content/plan/${language}.json`, "utf8"))
    for (const [food, words] of Object.entries(named)) {
      const household = { ...noHousehold, wishes: [weekWish(food)] }
      const week = planWeek(library, household, { week: 1, dishes: standardDishes })
      expect(foodsOf(recipesOf(library, week.dishes)).has(food === "rice" ? "brownRice" : food)).toBe(false)
      const shown = ({ tip, tipInstead = "" }: DayText, wishes: typeof household) => {
        const read = (text: string) => textWithout(text, new Set(), leftOutInWeek(wishes, week))
        return read(tip) || read(tipInstead)
      }
      expect(
        days.filter((day) => words[language].test(shown(day, { ...household, wishes: [] }))).length,
      ).toBeGreaterThan(0)
      expect(days.filter((day) => words[language].test(shown(day, household)))).toEqual([])
      expect(days.filter((day) => shown(day, household) === "")).toEqual([])
    }
  },
)
