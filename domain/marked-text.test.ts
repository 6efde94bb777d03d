import { expect, test } from "vitest"
import { type About, namesFood, plainText, textWithout } from "./marked-text.ts"

const without = (text: string, ...hidden: About[]) => textWithout(text, new Set(hidden))

test("a text without its marks says all that it said", () => {
  const text = "Rest<baby> while the baby sleeps</baby>.\n<weight>Weigh <energy>nothing</energy>.</weight>"
  expect(plainText(text)).toBe("Rest while the baby sleeps.\nWeigh nothing.")
  expect(without(text)).toBe(plainText(text))
})

test("what is not marked stays as it is", () => {
  for (const text of ["", "Rest.", "a < b > c, <b>bold</b>", "One.\n\nTwo."]) {
    expect(plainText(text)).toBe(text)
    expect(without(text, "baby", "weight", "energy")).toBe(text)
  }
})

test("only the kinds that are hidden go", () => {
  const text = "<baby>Feed.</baby> Eat. <energy>500 kcal.</energy>"
  expect(without(text, "baby")).toBe("Eat. 500 kcal.")
  expect(without(text, "energy")).toBe("Feed. Eat.")
  expect(without(text, "weight")).toBe("Feed. Eat. 500 kcal.")
  expect(without(text, "baby", "energy")).toBe("Eat.")
})

test("each passage goes, and what stands between two stays", () => {
  expect(without("<baby>One.</baby> Two. <baby>Three.</baby> Four<baby>, five</baby>.", "baby")).toBe("Two. Four.")
})

test("a passage within another goes with it, or alone", () => {
  const text = "<baby>Feeding takes more<energy>: 500 kcal</energy>.</baby> Eat."
  expect(without(text, "energy")).toBe("Feeding takes more. Eat.")
  expect(without(text, "baby")).toBe("Eat.")
  expect(without(text, "energy", "baby")).toBe(without(text, "baby", "energy"))
})

test("a line or a paragraph of which nothing is left goes, and leaves no gap", () => {
  expect(without("You:\n<baby>– Baby: pale.</baby>\n– Today: fever.", "baby")).toBe("You:\n– Today: fever.")
  expect(without("One.\n\n<baby>Two.</baby> <baby>Three.</baby>\n\nFour.", "baby")).toBe("One.\n\nFour.")
  expect(without("<baby>One.</baby>\nTwo.\n<baby>Three.</baby>", "baby")).toBe("Two.")
})

test("nothing is left of a text that is all about it", () => {
  expect(without("<baby>One.</baby>\n\n<baby>Two.</baby> <weight>Three.</weight>", "baby", "weight")).toBe("")
})

test("while it is not known what she leaves out, every passage on food goes", () => {
  const text = "Rest. <food:bread>Eat bread.</food> Drink<food:2>, and cook [a dish](/my-plan/recipe/2)</food>."
  expect(textWithout(text, new Set(), "unknown")).toBe("Rest. Drink.")
  expect([text, "Rest."].map(namesFood)).toEqual([true, false])
})
