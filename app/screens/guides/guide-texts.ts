import { useEffect } from "react"
import { byLanguage, type Load } from "#app/language/by-language.ts"
import { type GuideName, type GuideText, guideNames } from "#domain/guide.ts"
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

function loaderOf(name: GuideName) {
  return byLanguage(async (language) => {
    const file = await files[`../../../content/guides/${language}/${name}.json`]?.()
    if (!file) throw new Error(`There is no guide ${name} in ${language}`)
    return file.default
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
