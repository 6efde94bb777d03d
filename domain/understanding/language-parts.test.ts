import { expect, test } from "vitest"
import { languagePartsOf } from "./language-parts.ts"

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
