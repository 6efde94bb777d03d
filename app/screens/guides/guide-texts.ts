import { useEffect } from "react"
import { loadSignTexts } from "#app/care/sign-texts.ts"
import { byLanguage, type Load } from "#app/language/by-language.ts"
import { guides } from "#content/guides/guides.ts"
import { type GuideName, type GuideText, guideNames } from "#domain/guide.ts"
import { withSigns } from "#domain/guide-signs.ts"
import type { Language } from "#domain/language.ts"

/** The texts of a guide by section id. */
type GuideTexts = Readonly<Record<string, GuideText>>

const files = import.meta.glob<{ default: GuideTexts }>("../../../content/guides/*/*.json")
const loadOf = Object.fromEntries(guideNames.map((name) => [name, loaderOf(name)])) as Record<
  GuideName,
  Load<GuideTexts>
>

export function guideLoader(name: GuideName): Load<GuideTexts> {
  return loadOf[name]
}

/** The guide and its signs are fetched side by side. */
function loaderOf(name: GuideName) {
  const { signsOf, sections } = guides[name]
  return byLanguage(async (language): Promise<GuideTexts> => {
    const [file, ...texts] = await Promise.all([
      files[`../../../content/guides/${language}/${name}.json`]?.(),
      ...signsOf.map((of) => loadSignTexts[of](language)),
    ])
    if (!file) throw new Error(`There is no guide ${name} in ${language}`)
    const textsOf = Object.fromEntries(signsOf.map((of, index) => [of, texts[index]]))
    return Object.fromEntries(
      sections.flatMap((section) => {
        const text = file.default[section.id]
        return text ? [[section.id, withSigns(section, text, textsOf)]] : []
      }),
    )
  })
}

// What the screen itself needs is loaded first.
const delayMs = 3000

/** Prefetches all guides, so that they open offline. */
export function useAllGuides(language: Language) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // One that fails is fetched again when it is opened.
      for (const name of guideNames) guideLoader(name)(language).catch(() => {})
    }, delayMs)
    return () => clearTimeout(timer)
  }, [language])
}
