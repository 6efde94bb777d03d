import { expect, test } from "vitest"
import { languages } from "#domain/language.ts"
import { localNumber } from "./local-format.ts"

const locales = { pt: "pt-BR", en: "en-GB", es: "es-ES" }
const numbers = [0, 0.1, 1.55, 6, 18.5, 24.9, 26.446, 64.95, 72.5, 165, 220.04, 1234.5]

test.each(languages)("in %s a number is written as the language writes it, ungrouped", (language) => {
  for (const number of numbers) {
    const whole = new Intl.NumberFormat(locales[language], { useGrouping: false, maximumFractionDigits: 1 })
    expect(localNumber(number, language)).toBe(whole.format(number))
    const fixed = new Intl.NumberFormat(locales[language], {
      useGrouping: false,
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    expect(localNumber(number, language, 1)).toBe(fixed.format(number))
  }
})
