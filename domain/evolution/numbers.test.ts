import { describe, expect, test } from "vitest"
import { faq as en } from "#content/faq/en.ts"
import { faq as es } from "#content/faq/es.ts"
import { faq as pt } from "#content/faq/pt.ts"
import { guides } from "#content/guides/guides.ts"
import { readAllSignTexts } from "#tests/guide-texts.ts"
import { readEntries } from "../chat/faq-entries.ts"
import { guideNames } from "../guides/guide.ts"
import { entriesFor, sectionsFor } from "../guides/hidden-topics.ts"
import { asksForNumbers, namesNumbers, withoutNumbers } from "./numbers.ts"

const faqs = { pt, en, es }
const withoutThem = { isQuiet: false, areNumbersHidden: true }

describe.each(["pt", "en", "es"] as const)("in %s", (language) => {
  const entries = readEntries(faqs[language], readAllSignTexts(language))
  const left = entriesFor(entries, withoutThem)

  test("no answer names a weight, calories, the index or the score, and every question is still answered", () => {
    expect(entries.filter(({ answer }) => namesNumbers(answer)).length).toBeGreaterThan(0)
    for (const { id, answer } of left) {
      expect(namesNumbers(answer), `${id}: ${answer}`).toBe(false)
      expect(answer, String(id)).toMatch(/\p{L}{3}.*[.!?:”»)]$/su)
    }
    expect(left.map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
  })

  test("an answer given before is read without its figures, and keeps its other sentences", () => {
    for (const { id, answer } of entries) {
      const read = withoutNumbers(answer)
      expect(namesNumbers(read), String(id)).toBe(false)
      if (!namesNumbers(answer)) expect(read).toBe(answer)
      else expect(read, String(id)).toMatch(/^\p{L}.*[.!?]$/su)
    }
  })
})

test.each([
  ["Lunch has 480 kcal. It takes 20 min.", "It takes 20 min."],
  ["O almoço tem 480 kcal.", ""],
  ["Rest well.\nYou weigh 71.5 kg.\nDrink 1.5 L.", "Rest well.\nDrink 1.5 L."],
  ["Tu IMC es 23,4. Come con calma.", "Come con calma."],
  ["A scoop is 30 g of protein. Beans do too.", "Beans do too."],
  ["30 g of oats, 200 mL of milk.", "30 g of oats, 200 mL of milk."],
])("of “%s” she reads “%s”", (text, left) => expect(withoutNumbers(text)).toBe(left))

test.each([
  "how many calories does lunch have?",
  "quantas calorias tem a aveia?",
  "¿cuántas calorías tiene la cena?",
  "what's my BMI?",
  "qual é o meu IMC",
  "¿cuál es mi peso ideal?",
])("asks for a number: %s", (text) => expect(asksForNumbers(text)).toBe(true))

test.each([
  "how much water do I need?",
  "I feel guilty about calories",
  "quanto tempo leva o almoço?",
  "¿cuánta sal?",
  "como perder peso?",
])("asks for none: %s", (text) => expect(asksForNumbers(text)).toBe(false))

test("no section of a guide on energy or weight is left, and what needs help now always is", () => {
  for (const name of guideNames) {
    const left = sectionsFor(guides[name].sections, withoutThem)
    expect(left.filter(({ about = [] }) => about.includes("energy") || about.includes("weight"))).toEqual([])
    const urgent = guides[name].sections.filter(({ level }) => level === "now")
    expect(left).toEqual(expect.arrayContaining(urgent))
  }
})
