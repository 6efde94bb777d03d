import { expect, test } from "vitest"
import { languageOfMessage } from "./message-language.ts"

test.each([
  ["não consigo dormir", "pt"],
  ["to com fome e sem tempo", "pt"],
  ["what can I eat at night?", "en"],
  ["thank you so much", "en"],
  ["mi bebé no duerme", "es"],
  ["¿qué como de noche?", "es"],
])("a message says by its own words in which language it is: %s", (text, language) => {
  expect(languageOfMessage(text)).toBe(language)
})

test.each(["", "ok", "manga", "arroz", "como dormir", "123", "38,5", "Ana Clara", "kkkk", "👍", "???", "sushi", "no"])(
  "what could be in several languages is left open: %s",
  (text) => {
    expect(languageOfMessage(text)).toBeNull()
  },
)

test.each(["je ne dors pas avec mon bébé", "ich kann nicht schlafen und habe Hunger"])(
  "a message in a language that the chat does not know is in none of its own: %s",
  (text) => {
    expect(languageOfMessage(text)).toBeNull()
  },
)
