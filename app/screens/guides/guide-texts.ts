import { inEachLanguage, type Load } from "#app/language/in-each-language.ts"
import { type GuideName, type GuideText, guideNames } from "#domain/guide.ts"

/** What each section of a guide says, by the section's id. */
export type GuideTexts = Readonly<Record<string, GuideText>>

const files = import.meta.glob<{ default: GuideTexts }>("../../../content/guides/*/*.json")
const loadOf = Object.fromEntries(guideNames.map((name) => [name, loaderOf(name)])) as Record<
  GuideName,
  Load<GuideTexts>
>

export function guideLoader(name: GuideName): Load<GuideTexts> {
  return loadOf[name]
}

function loaderOf(name: GuideName) {
  return inEachLanguage(async (language) => {
    const file = await files[`../../../content/guides/${language}/${name}.json`]?.()
    if (!file) throw new Error(`There is no guide ${name} in ${language}`)
    return file.default
  })
}
