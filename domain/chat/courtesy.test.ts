import { expect, test } from "vitest"
import { type Courtesies, replyToCourtesy, withoutGreeting } from "./courtesy.ts"

const courtesies: Courtesies = {
  replies: [
    { said: ["obrigada", "valeu"], answer: "De nada!" },
    { said: ["oi", "bom dia", "tudo bem"], answer: "Oi!", isGreeting: true },
    { said: ["haha"], answer: "Que bom." },
  ],
  wordless: "Só palavras.",
  around: "muito pela ajuda",
}

test.each(["oi", "OI!", " Oi… ", "oiiiii", "Bom  dia", "oi, bom dia, tudo bem?", "bom dia 🌞"])(
  "“%s” is nothing but a greeting",
  (text) => expect(replyToCourtesy(text, courtesies)).toBe("Oi!"),
)

test("words that stand around a courtesy leave it one", () => {
  expect(replyToCourtesy("Muito obrigada pela ajuda", courtesies)).toBe("De nada!")
  expect(replyToCourtesy("muito pela ajuda", courtesies)).toBeNull()
})

test("of several courtesies the first in order is answered", () => {
  expect(replyToCourtesy("oi, valeu!", courtesies)).toBe("De nada!")
})

test("laughter of any length is the same", () => {
  expect(replyToCourtesy("hahahahaha", courtesies)).toBe("Que bom.")
})

test.each(["🙂", "😭😭", "❤️ 🙏🏽", "?!", "..."])("“%s” has no word to be answered", (text) =>
  expect(replyToCourtesy(text, courtesies)).toBe("Só palavras."),
)

test.each(["oi, posso tomar café?", "obrigada, mas meu bebê não dorme", "bom", "dia", "مرحبا"])(
  "“%s” is more or less than a courtesy",
  (text) => expect(replyToCourtesy(text, courtesies)).toBeNull(),
)

test("20,000 characters are read like any text", () => {
  expect(replyToCourtesy("oi ".repeat(7000), courtesies)).toBe("Oi!")
  expect(replyToCourtesy(`${"oi ".repeat(7000)}fim`, courtesies)).toBeNull()
})

test.each([
  ["oi, bom dia! ele não dorme", "ele não dorme"],
  ["Oiii!!! Tudo bem? Posso tomar café?", "Posso tomar café?"],
  ["ele não dorme, bom dia", "ele não dorme"],
])("of “%s” is read “%s”", (text, read) => expect(withoutGreeting(text, courtesies)).toBe(read))

test.each([
  "oi, bom dia",
  "tudo bem se eu tomar café?",
  "ele não mama, tudo bem?",
  "obrigada, ele não dorme",
  "ele disse oi, bom dia e dormiu",
  "🙂",
  "",
])("of “%s” nothing is taken away", (text) => expect(withoutGreeting(text, courtesies)).toBe(text))
