import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { consentPurposes } from "#domain/consent.ts"
import { languages } from "#domain/language.ts"

describe.each(languages)("in %s", (language) => {
  const texts: Record<string, string> = JSON.parse(
    readFileSync(`${import.meta.dirname}/locales/${language}/consent.json`, "utf8"),
  )

  it.each(consentPurposes)(
    "%s is asked for in a sentence of at most 20 words; where it is kept and how it ends unfolds",
    (purpose) => {
      expect(`${texts[purpose]}`.split(/\s+/).length).toBeLessThanOrEqual(20)
      expect(texts[`${purpose}Stored`]).toMatch(/Perfil, Ajustes|Profile, Settings/)
    },
  )
})
