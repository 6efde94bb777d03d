import { expect, test } from "vitest"
import { isForeign } from "./foreign.ts"

test.each([
  "je ne dors pas avec mon bébé, que puis-je manger ?",
  "est-ce que je peux boire du café quand j'allaite",
  "Ich kann nicht schlafen und habe Hunger, was soll ich essen?",
  "mein Baby trinkt nicht und ich bin müde",
  "non riesco a dormire e il mio bambino piange, cosa posso mangiare",
])("a message in another language is told apart: %s", (text) => {
  expect(isForeign(text)).toBe(true)
})

test.each([
  "posso tomar café?",
  "não durmo há dias",
  "what can I eat at night",
  "i cant sleep",
  "qué puedo comer de noche",
  "mi bebé no duerme",
  "preciso de uma receita de quiche e croissant",
  "spaetzle recipe",
  "pão na chapa",
  "",
  "😀",
  "aaaa",
  "مرحبا",
])("a message in one of the three is not: %s", (text) => {
  expect(isForeign(text)).toBe(false)
})
