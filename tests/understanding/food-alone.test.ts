import { describe, expect, it } from "vitest"
import { knownFoods } from "#content/known-foods/known-foods.ts"
import { calmWords } from "#content/message-words/calm.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { readKnownFoods, withKnownFoods } from "#domain/food/known-foods.ts"
import { type Language, languages } from "#domain/language.ts"
import { foodNamesOf, readerOfFoodAlone } from "#domain/understanding/food-alone.ts"
import { readSafetyPhrases } from "../../scripts/train/phrases.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"

const speaksOfFoodAlone = readerOfFoodAlone(calmWords)
const names = foodNamesOf(withKnownFoods(wishTable, knownFoods))
const said: Record<Language, readonly string[]> = {
  pt: ["não quero {}", "sem {}", "odeio {}", "tira {} do meu plano", "posso comer {}?"],
  en: ["I don't want {}", "no {} please", "I hate {}", "leave out {}", "can I eat {}?"],
  es: ["no quiero {}", "sin {}", "odio {}", "quita {} de mi plan", "¿puedo comer {}?"],
}

describe.each(languages)("in %s", (language) => {
  it("no food that is wanted or refused is taken for danger", async () => {
    const read = await readerIn(language)
    const foods = readKnownFoods(knownFoods).flatMap((food) => food.names[languages.indexOf(language)] ?? [])
    expect(foods.length).toBeGreaterThan(700)
    const messages = foods.map((food, turn) => said[language][turn % said[language].length]?.replace("{}", food) ?? "")
    expect(messages.filter((text) => read(text).level !== "none")).toEqual([])
  })

  it("no message of danger speaks of food alone", () => {
    const held = (["tuning", "test"] as const).flatMap((set) => readSet(set, language).danger)
    const trained = readSafetyPhrases(language).filter(({ label, isUnsure }) => label !== "none" && !isUnsure)
    expect(trained.length).toBeGreaterThan(4000)
    expect([...held, ...trained].filter(({ text }) => speaksOfFoodAlone(text, names))).toEqual([])
  })
})

it.each(["I don't want liver", "no quiero hígado, por favor", "sem fígado e sem ostras", "não quero açorda"])(
  "%s speaks of food alone",
  (text) => expect(speaksOfFoodAlone(text, names)).toBe(true),
)

it.each([
  "I don't want to live",
  "I don't want to eat",
  "I can't keep liver down",
  "my baby ate a grape",
  "no quiero comer nada",
  "odeio minha vida",
  "não acorda não acorda",
  "n acorda",
  "",
])("“%s” does not", (text) => expect(speaksOfFoodAlone(text, names)).toBe(false))
