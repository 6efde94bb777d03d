import { use } from "react"
import { byLanguage, type Load } from "#app/language/by-language.ts"
import { useEuropean } from "#app/language/european.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import type { SignOf } from "#domain/care/sign.ts"
import type { SignTexts } from "#domain/care/sign-text.ts"

const files = import.meta.glob<{ default: Omit<SignTexts, "language"> }>("../../content/signs/{pt,en,es}/*.json")

export const loadSignTexts: Readonly<Record<SignOf, Load<SignTexts>>> = {
  mother: loaderOf("mother"),
  baby: loaderOf("baby"),
}

function loaderOf(of: SignOf) {
  return byLanguage(async (language) => {
    const file = await files[`../../content/signs/${language}/${of}.json`]?.()
    if (!file) throw new Error(`There are no signs of the ${of} in ${language}`)
    return { language, ...file.default }
  })
}

export const loadSigns = byLanguage(async (language) => {
  const [mother, baby] = await Promise.all([loadSignTexts.mother(language), loadSignTexts.baby(language)])
  return { mother, baby }
})

export function useSigns() {
  const language = useLanguage()
  const signs = use(loadSigns(language))
  return useEuropean("care", language)?.signs ?? signs
}
