import { expect, onTestFinished, test, vi } from "vitest"
import { languages } from "#domain/language.ts"
import { loadMessages } from "./load-messages.ts"
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

test("in a Mexican browser Spanish numbers have a point, in texts too", async () => {
  vi.stubGlobal("navigator", { languages: ["es-MX", "en-US"] })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(localNumber(6.1, "es")).toBe("6.1")
  expect(localNumber(6.1, "pt")).toBe("6,1")
  const t = await loadMessages("shopping-list", "es")
  expect(t("kilograms", { kilograms: 1.2 })).toBe("1.2 kg")
})
