import { expect, test } from "vitest"
import { languagePartsOf } from "./parts.ts"
import { partsOf } from "./sentences.ts"

test.each([
  ["Posso tomar café? Quanto de água devo beber?", 2],
  ["posso tomar café\nquanto de água devo beber", 2],
  ["I am so thirsty. How much should I drink? And may I have coffee!", 3],
  ["Posso tomar café? E chá?", 0],
  ["O dr. Silva disse que posso tomar café", 0],
  ["bebo 2.5 litros por dia", 0],
  ["", 0],
])("what may ask something of its own: %s", (text, count) => {
  expect(partsOf(text)).toHaveLength(count)
})

test("of a long message only the beginning is taken apart", () => {
  expect(partsOf("Quanto devo beber? ".repeat(1000))).toHaveLength(4)
})

test.each([
  ["posso tomar café? my baby is not breathing well", ["posso tomar café?", "my baby is not breathing well"]],
  ["my baby wakes every hour, ya no puedo más con esto", ["my baby wakes every hour,", "ya no puedo más con esto"]],
  [
    "how much water do i need today não consigo dormir e meu bebê chora",
    ["how much water do i need today", "não consigo dormir e meu bebê chora"],
  ],
])("a message that changes its language is cut there: %s", (text, parts) => {
  expect(languagePartsOf(text)).toEqual(parts)
})

test.each([
  "",
  "ok. café?",
  "Posso tomar café? E quanto por dia, com o bebê mamando?",
  "my baby wakes every hour, what can i do. ok",
  "je ne dors pas avec mon bébé, ich kann nicht schlafen",
])("one in a single language, or in no certain one, is left whole: %s", (text) => {
  expect(languagePartsOf(text)).toEqual([])
})

test("every word of a message is in one of its parts, however long it is", () => {
  const text = "my baby sleeps here with me, meu bebê não dorme comigo, ".repeat(400).trim()
  expect(languagePartsOf(text).join(" ")).toBe(text)
})
