import { use, useEffect } from "react"
import { useTemperatures } from "#app/care/in-her-country.ts"
import { loadSignTexts } from "#app/care/sign-texts.ts"
import { loadOnce } from "#app/fetch-file.ts"
import { byLanguage, type Load } from "#app/language/by-language.ts"
import { isEuropeanRead, useEuropean } from "#app/language/european.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useOptional } from "#app/optional.tsx"
import { guides } from "#content/guides/guides.ts"
import type { SignTextsOf } from "#domain/care/sign-references.ts"
import { type GuideName, type GuideText, guideNames } from "#domain/guides/guide.ts"
import { withSigns } from "#domain/guides/guide-signs.ts"
import { europeanPortuguese, type TextLanguage } from "#domain/language.ts"

type GuideTexts = Readonly<Record<string, GuideText>>

const files = import.meta.glob<{ default: GuideTexts }>("../../content/guides/*/*.json")
const loadOf = Object.fromEntries(guideNames.map((name) => [name, loaderOf(name)])) as Record<
  GuideName,
  Load<GuideTexts>
>

export function guideLoader(name: GuideName): Load<GuideTexts> {
  return loadOf[name]
}

function loaderOf(name: GuideName) {
  const { signsOf } = guides[name]
  return byLanguage(async (language): Promise<GuideTexts> => {
    const [written, ...texts] = await Promise.all([
      fetchGuide(name, language),
      ...signsOf.map((of) => loadSignTexts[of](language)),
    ])
    return writeOut(name, written, Object.fromEntries(signsOf.map((of, index) => [of, texts[index]])))
  })
}

async function fetchGuide(name: GuideName, language: TextLanguage): Promise<GuideTexts> {
  const file = await files[`../../content/guides/${language}/${name}.json`]?.()
  if (!file) throw new Error(`There is no guide ${name} in ${language}`)
  return file.default
}

function writeOut(name: GuideName, written: GuideTexts, signs: SignTextsOf): GuideTexts {
  return Object.fromEntries(
    guides[name].sections.flatMap((section) => {
      const text = written[section.id]
      return text ? [[section.id, withSigns(section, text, signs)]] : []
    }),
  )
}

const fetchEuropean = Object.fromEntries(
  guideNames.map((name) => [name, loadOnce(() => fetchGuide(name, europeanPortuguese))]),
) as Record<GuideName, () => Promise<GuideTexts>>

function written({ heading, text, list }: GuideText, write: (text: string) => string): GuideText {
  return { heading, ...(text && { text: write(text) }), ...(list && { list: list.map(write) }) }
}

type ReadSection = { text: GuideText; lang: TextLanguage }

/**
 * Suspends until the texts are loaded. European Portuguese sections replace the Brazilian ones once they are loaded.
 */
export function useGuide(name: GuideName): (id: string) => ReadSection | undefined {
  const language = useLanguage()
  const texts = use(guideLoader(name)(language))
  const signs = useEuropean("guides", language)?.signs
  const fetched = useOptional(signs && fetchEuropean[name])
  const european = signs && fetched ? writeOut(name, fetched, signs) : {}
  const write = useTemperatures()
  return (id) => {
    const own = european[id]
    const text = own ?? texts[id]
    return text && { text: written(text, write), lang: own ? europeanPortuguese : language }
  }
}

// The guides load after this pause, because the screen's own files come first.
const delayMs = 3000

export function useAllGuides() {
  const language = useLanguage()
  useEffect(() => {
    const timer = setTimeout(() => {
      // A guide that fails to load is fetched again when it is opened.
      for (const name of guideNames) {
        guideLoader(name)(language).catch(() => {})
        if (language === "pt" && isEuropeanRead()) fetchEuropean[name]().catch(() => {})
      }
    }, delayMs)
    return () => clearTimeout(timer)
  }, [language])
}
