import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { languages } from "#domain/language.ts"
import { consentPurposes } from "#domain/privacy/consent.ts"

describe.each(languages)("in %s", (language) => {
  const read = (file: string): Record<string, string> =>
    JSON.parse(readFileSync(`${import.meta.dirname}/locales/${language}/${file}.json`, "utf8"))
  const [texts, stored] = [read("consent"), read("consent-stored")]

  it.each(consentPurposes)(
    "%s is asked for in a sentence of at most 20 words; where it is kept and how it ends unfolds",
    (purpose) => {
      expect(`${texts[purpose]}`.split(/\s+/).length).toBeLessThanOrEqual(20)
      expect(stored[purpose]).toMatch(/Perfil, Ajustes|Profile, Settings/)
    },
  )
})
