import { expect, test } from "vitest"
import type { Language } from "./language.ts"
import { spokenText } from "./spoken-text.ts"

test.each<[Language, string, string]>([
  ["pt", "10–15 min", "10 a 15 minutos"],
  ["pt", "Junte 250 ml de água e 1,5 kg de batata.", "Junte 250 mililitros de água e 1,5 quilogramas de batata."],
  ["pt", "Febre de 38 °C ou mais.", "Febre de 38 graus Celsius ou mais."],
  ["pt", "1 g de sal, 5 % de gordura, 2 h depois", "1 grama de sal, 5 por cento de gordura, 2 horas depois"],
  ["pt", "A cada 2 a 3 h", "A cada 2 a 3 horas"],
  ["en", "4–6 °C, 1 min, 2 l", "4 to 6 degrees Celsius, 1 minute, 2 litres"],
  ["en", "98.6 °F and 1,000 ml", "98.6 degrees Fahrenheit and 1,000 millilitres"],
  ["es", "Entre 36,5 °C y 37,5 °C, 20 min", "Entre 36,5 grados Celsius y 37,5 grados Celsius, 20 minutos"],
  ["es", "de 30 cm, 500 g", "de 30 centímetros, 500 gramos"],
])("in %s “%s” is said “%s”", (language, written, said) => {
  expect(spokenText(written, language, [])).toBe(said)
})

test("a number to call is said digit by digit, and no other number is", () => {
  expect(spokenText("Ligue 192 ou 0800 722 6001: 192 pessoas atendem.", "pt", ["192", "0800 722 6001"])).toBe(
    "Ligue 1 9 2 ou 0 8 0 0, 7 2 2, 6 0 0 1: 1 9 2 pessoas atendem.",
  )
  expect(spokenText("Call 1-833-852-6262. Day 112.", "en", ["1-833-852-6262"])).toBe(
    "Call 1, 8 3 3, 8 5 2, 6 2 6 2. Day 112.",
  )
})

test("what only looks like a unit, a range or a number to call stays as it is", () => {
  for (const text of ["dia 7", "2 guias", "1 gota", "de 2 lados", "3 mãos", "2024–2025", "às 3h da manhã", "1192"])
    expect(spokenText(text, "pt", ["192"])).toBe(text === "2024–2025" ? "2024 a 2025" : text)
})
