import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { writtenRecipes } from "./recipes/recipes.ts"

const frozen = /freez|congel/i
/** Matches sentences about a dish that was cooked before, but not about an ingredient. */
const kept = /left ?over|chilled|na marmita|se guarda en frío|resto d[ea] |que sobró/i

type Text = { question: string; text: string }
/** The sentences of answers, tips and guides, each with its question and with the dishes that it names. */
const sentences = globSync("{faq,answers,guides,plan,locales,reminders}/**/*.json", { cwd: import.meta.dirname })
  .flatMap((path) => textsIn(JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, "utf8"))))
  .flatMap(({ question, text }) => {
    const plain = text.replaceAll(/<\/?[a-z][^>]*>/g, "")
    return plain.split(/(?<=[.?!;]) /).map((sentence) => ({ question, text: sentence }))
  })
  .map((each) => ({ ...each, ids: [...each.text.matchAll(/\/my-plan\/recipe\/(\d+)/g)].map(([, id]) => Number(id)) }))

function textsIn(value: unknown, question = ""): Text[] {
  if (typeof value === "string") return [{ question, text: value }]
  if (!(value instanceof Object)) return []
  const asked = "question" in value ? String(value.question) : question
  return Object.values(value).flatMap((each) => textsIn(each, asked))
}

const named = (isAbout: (sentence: Text) => boolean) =>
  sentences
    .filter(isAbout)
    .flatMap(({ text, ids }) => ids.map((id) => ({ text, recipe: writtenRecipes.find((each) => each.id === id) })))

test("what a text says can be frozen is frozen by the rule of its recipe", () => {
  const dishes = named(({ question, text }) => frozen.test(question) || frozen.test(text))
  expect(dishes.length).toBeGreaterThanOrEqual(12)
  for (const { text, recipe } of dishes) expect(recipe?.freezes, text).toBe(true)
})

test("what a text says is left over or taken along keeps by the rule of its recipe", () => {
  const dishes = named(({ text }) => kept.test(text))
  expect(dishes.length).toBeGreaterThanOrEqual(6)
  for (const { text, recipe } of dishes) expect(recipe?.keepsDays, text).toBeGreaterThan(0)
})
