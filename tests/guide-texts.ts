import { readFileSync } from "node:fs"
import { guides } from "#content/guides/guides.ts"
import type { SignOf } from "#domain/care/sign.ts"
import type { SignTexts } from "#domain/care/sign-text.ts"
import type { GuideName, GuideText } from "#domain/guides/guide.ts"
import { withSigns } from "#domain/guides/guide-signs.ts"
import { europeanPortuguese, languages, type TextLanguage } from "#domain/language.ts"

/** The languages of the product and European Portuguese, in which the texts about urgent signs exist too. */
export const textLanguages: readonly TextLanguage[] = [...languages, europeanPortuguese]

const content = `${import.meta.dirname}/../content`

export function readSignTexts(language: TextLanguage, of: SignOf): SignTexts {
  return { language, ...JSON.parse(readFileSync(`${content}/signs/${language}/${of}.json`, "utf8")) }
}

/** The texts of all signs in a language. */
export function readAllSignTexts(language: TextLanguage) {
  return { mother: readSignTexts(language, "mother"), baby: readSignTexts(language, "baby") }
}

/** The texts of a guide by section id, with their signs, as they are shown: a section that Portugal has not is Brazil's. */
export function readGuide(language: TextLanguage, name: GuideName): Record<string, GuideText> {
  const own = readOwnGuide(language, name)
  return language === europeanPortuguese ? { ...readOwnGuide("pt", name), ...own } : own
}

function readOwnGuide(language: TextLanguage, name: GuideName): Record<string, GuideText> {
  const { sections, signsOf } = guides[name]
  const texts = Object.fromEntries(signsOf.map((of) => [of, readSignTexts(language, of)]))
  const written: Record<string, GuideText> = JSON.parse(
    readFileSync(`${content}/guides/${language}/${name}.json`, "utf8"),
  )
  return Object.fromEntries(
    Object.entries(written).map(([id, text]) => {
      const section = sections.find((one) => one.id === id)
      return [id, section ? withSigns(section, text, texts) : text]
    }),
  )
}
