import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { type Language, languages } from "#domain/language.ts"

const content = `${import.meta.dirname}/..`

// The legal texts and the mails have a vocabulary of their own.
const ownVocabulary = /locales\/..\/(?:privacy|terms|mail|signup)\.json$/

/** Words with another that is agreed: a word, a letter and what may not stand around it, and what says it as it may be. */
const avoided: Readonly<Record<Language, readonly RegExp[]>> = {
  pt: [
    /\b(?:exclu(?:ir|i|em|a|o|ído|ída|ídos|ídas|são))\b/,
    /\bparteiras?\b/,
    /\blhes?\b/,
    /\b(?:a|à|da|na|pela) Florescer\b/,
    /\b(?:seu médico|sua médica)\b/,
    /\blanches? inteligentes?\b/,
  ],
  en: [/\bsuppers?\b/, /(?<!\bAI )\bnutritionists?\b/, /\blogg?(?:ed|ing|s)? (?:in|out)\b/, /\blogin\b/, /R\$/],
  es: [
    /\b(?:re|es|a)?co(?:ger|ge|ges|gen|gido|giendo|ja|jas|jan|jo)\b/,
    /\b(?:vosotr[oa]s|vuestr[oa]s?|os)\b/,
    /\bzumos?\b/,
    /\b(?:patatas?|boniatos?)\b/,
    /\bordenador(?:es)?\b/,
    /\b(?:móvil(?:es)?|celular(?:es)?)\b/,
    /\btentempiés?\b/,
    /\ben directo\b/,
    /\blista de la compra\b/,
    /\b(?:tu médic[oa]|matrona(?!,? o partera|, partera))\b/,
    /R\$/,
  ],
}

/** What the answers of the chat say, too; questions and keywords are in her own words. */
const avoidedInAnswers: Readonly<Record<Language, readonly RegExp[]>> = {
  pt: [/\bexclu(?:ir|i|em|a|o)\b/, /\bparteiras?\b/, /\b(?:a|à|da|na|pela) Florescer\b/],
  en: [/\bsuppers?\b/, /\blogg?(?:ed|ing|s)? (?:in|out)\b/, /R\$/],
  es: [
    /\b(?:re|es|a)?co(?:ger|ge|ges|gen|gido|giendo|ja|jas|jan|jo)\b/,
    /\b(?:vosotr[oa]s|vuestr[oa]s?)\b/,
    /\b(?:zumos?|patatas?|boniatos?|alubias?|neveras?|tentempiés?|ordenador(?:es)?)\b/,
    /\blista de la compra\b/,
    /R\$/,
  ],
}

// What the specification quotes, and 112, which only a mobile phone can call everywhere.
const allowed = ['"logIn": "Log In"', '"unknownCountry": "Desde un teléfono móvil o celular']

const cases = languages.flatMap((language) =>
  globSync([`locales/${language}/*.json`, `guides/${language}/*.json`, `{recipes,plan}/${language}.json`], {
    cwd: content,
  })
    .filter((path) => !ownVocabulary.test(path))
    .map((path) => ({ language, path })),
)

/** \\b knows only the letters a to z: é and ã are letters too. */
function whole(word: RegExp) {
  return new RegExp(word.source.replaceAll("\\b", "(?:(?<=\\p{L})(?!\\p{L})|(?<!\\p{L})(?=\\p{L}))"), "iu")
}

test.each(languages)("the answers in %s say things with the agreed words", (language) => {
  const files = globSync(`faq/${language}/*.json`, { cwd: content })
  const answers = files.flatMap((path) => {
    const entries: { answer: string }[] = JSON.parse(readFileSync(`${content}/${path}`, "utf8"))
    return entries.map(({ answer }) => answer)
  })
  expect(answers.length).toBeGreaterThanOrEqual(90)
  for (const word of avoidedInAnswers[language]) {
    expect(answers.filter((answer) => whole(word).test(answer))).toEqual([])
  }
})

test.each(cases)("$path says things with the agreed words", ({ language, path }) => {
  const lines = readFileSync(`${content}/${path}`, "utf8")
    .split("\n")
    .filter((line) => !allowed.some((said) => line.includes(said)))
  for (const word of avoided[language]) {
    expect(lines.filter((line) => whole(word).test(line)).map((line) => line.trim())).toEqual([])
  }
})
