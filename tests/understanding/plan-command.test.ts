import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { library } from "#content/library.ts"
import { languages } from "#domain/language.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { describeWeek } from "../../scripts/plan/describe-week.ts"
import { stepsOf } from "../../scripts/plan/texts.ts"

const root = new URL("../../", import.meta.url)

it("npm run plan prints the week of a household, and its list", () => {
  const folder = mkdtempSync(join(tmpdir(), "plan-"))
  const file = join(folder, "household.json")
  writeFileSync(file, JSON.stringify({ language: "en", restrictions: "vegan, no nuts", people: 2, minutes: 20 }))
  const { stdout, stderr } = spawnSync("npm", ["run", "--silent", "plan", "--", file], { cwd: root, encoding: "utf8" })
  rmSync(folder, { recursive: true })
  const week = JSON.parse(stdout || stderr)
  expect(Object.keys(week)).toEqual(["understood", "dishes", "cookingDays", "snacks", "list", "spices", "blocked"])
  expect(week.understood.wishes).toEqual(["vegan", "treeNuts", "peanut"])
  expect(Object.keys(week.dishes)).toEqual(["1", "2", "3", "4", "5", "6", "7"])
  expect(Object.keys(week.dishes[1])).toEqual(["breakfast", "lunch", "dinner"])
  expect(week.dishes[1].lunch).toEqual({ id: expect.any(Number), title: expect.any(String), isSecondTime: false })
  expect(week.blocked).toEqual([])
  for (const line of week.list) {
    expect(Object.keys(line)).toEqual(["food", "name", "neededGrams", "boughtGrams", "perishable", "isStaple"])
    expect(line.boughtGrams, line.food).toBeGreaterThanOrEqual(line.neededGrams)
  }
})

it("a household of which only the language is written has the standard week", () => {
  const { dishes } = describeWeek({ language: "pt" })
  expect(dishes["1"]?.lunch).toEqual({ id: 2, title: "Frango grelhado com batata-doce", isSecondTime: false })
})

it("a dish that is warmed through is told from the one that is cooked, on one of the two days before", () => {
  const { dishes } = describeWeek({ language: "en", restrictions: "vegan", week: 2 })
  const warmed = Object.entries(dishes).flatMap(([day, meals]) =>
    Object.entries(meals).flatMap(([meal, dish]) => (dish.isSecondTime ? [{ day: Number(day), meal, dish }] : [])),
  )
  expect(warmed.length).toBeGreaterThan(0)
  for (const { day, meal, dish } of warmed) {
    const before = [day - 2, day - 1].map((each) => dishes[each]?.[meal])
    expect(before).toContainEqual({ ...dish, isSecondTime: false })
  }
})

const seasoned = {
  pt: { salt: /\bsal\b/i, pepper: /pimenta/i, cumin: /cominho/i, paprika: /páprica/i, cinnamon: /canela/i },
  en: {
    salt: /\bsalt(ed)?\b/i,
    pepper: /salt and pepper|salt, pepper|of pepper/i,
    cumin: /cumin/i,
    paprika: /paprika/i,
    cinnamon: /cinnamon/i,
  },
  es: { salt: /\bsal\b/i, pepper: /pimienta/i, cumin: /comino/i, paprika: /pimentón|paprika/i, cinnamon: /canela/i },
}

it.each(languages)(
  "the spices are those that the steps of the week's dishes name in %s, and no food of its list",
  (language) => {
    const { spices, dishes, list } = describeWeek({ language, week: 2 })
    const ids = Object.values(dishes).flatMap((ofDay) => Object.values(ofDay).map(({ id }) => id))
    for (const [spice, word] of Object.entries(seasoned[language])) {
      const named = ids.filter((id) => word.test(stepsOf(recipeOf(library, id), language)))
      const printed = spices.find((each) => each.spice === spice)
      expect(printed?.dishes ?? [], spice).toEqual([...new Set(named)])
      expect(list.map(({ name }) => name)).not.toContain(printed?.name)
    }
    expect(spices.map(({ spice }) => spice)).toEqual(expect.arrayContaining(["salt", "cumin"]))
  },
)

it("who wishes to cook on few days has at most four, and the standard week has seven", () => {
  expect(describeWeek({ language: "en" }).cookingDays.filter((day) => day > 0)).toHaveLength(7)
  expect(describeWeek({ language: "en", cooksOnFewDays: true }).cookingDays.length).toBeLessThanOrEqual(4)
})

it("a kitchen without a stove or a microwave has plates without cooking, and is told why few dishes are left", () => {
  const { dishes, blocked, cookingDays, understood } = describeWeek({
    language: "en",
    lacks: ["oven", "stove", "microwave", "blender", "kettle"],
  })
  expect(blocked).toEqual([{ kind: "kitchen", meals: ["breakfast", "lunch", "dinner"], wishes: ["lacks:stove"] }])
  expect(Object.values(dishes).flatMap((ofDay) => Object.keys(ofDay))).toHaveLength(21)
  expect([cookingDays, understood.wishes]).toEqual([[], []])
  expect(() => describeWeek({ language: "en", lacks: ["toaster"] })).toThrow("lacks")
})

it("a household that cannot be is refused by the name of what is wrong", () => {
  expect(() => describeWeek({ language: "xx" })).toThrow("language")
  expect(() => describeWeek({ language: "en", people: 9 })).toThrow("people")
  expect(() => describeWeek({ language: "en", restriction: "nuts" })).toThrow("restriction")
})
