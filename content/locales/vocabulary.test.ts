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

// What the specification quotes, and 112, which only a mobile phone can call everywhere.
const allowed = ['"logIn": "Log In"', '"unknownCountry": "Desde un teléfono móvil o celular']

const cases = languages.flatMap((language) =>
  globSync([`locales/${language}/*.json`, `guides/${language}/*.json`, `{recipes,plan}/${language}.json`], {
    cwd: content,
  })
    .filter((path) => !ownVocabulary.test(path))
    .map((path) => ({ language, path })),
)

test.each(cases)("$path says things with the agreed words", ({ language, path }) => {
  const lines = readFileSync(`${content}/${path}`, "utf8")
    .split("\n")
    .filter((line) => !allowed.some((said) => line.includes(said)))
  for (const word of avoided[language]) {
    // \b knows only the letters a to z: é and ã are letters too.
    const whole = new RegExp(word.source.replaceAll("\\b", "(?:(?<=\\p{L})(?!\\p{L})|(?<!\\p{L})(?=\\p{L}))"), "iu")
    expect(lines.filter((line) => whole.test(line)).map((line) => line.trim())).toEqual([])
  }
})
