import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { type Language, languages, type TextLanguage } from "#domain/language.ts"
import { textLanguages } from "#tests/guide-texts.ts"

const content = `${import.meta.dirname}/..`

// The legal texts and mails have a vocabulary of their own.
const ownVocabulary = /locales\/..\/(?:privacy|terms|mail|signup)\.json$/

/** Words for which another is agreed. A pattern may include what must not stand around the word, or exceptions. */
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

/** Words that answers of the chat also avoid; questions and keywords use the mothers' own words. */
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

// Quotations from the specification, and texts about 112, which only mobile phones can call everywhere.
const allowed = ['"logIn": "Log In"', '"unknownCountry": "Desde un teléfono móvil o celular']

const cases = languages.flatMap((language) =>
  globSync([`locales/${language}/*.json`, `guides/${language}/*.json`, `{recipes,plan}/${language}.json`], {
    cwd: content,
  })
    .filter((path) => !ownVocabulary.test(path))
    .map((path) => ({ language, path })),
)

/** `\b` does not treat é and ã as letters, so it is replaced by lookarounds. */
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

/** Words that were once in a text and must never return, with the languages and the reason. */
const gone: readonly { in: readonly TextLanguage[]; words: RegExp; because: string }[] = [
  {
    in: ["pt"],
    words: /\bdesde \{\$(?!date)|\bdesde (?:\d|o dia \d)/,
    because: "a threshold in Portuguese is “a partir de”",
  },
  { in: ["pt", "es"], words: /\bc[oó]mo como\b/, because: "twice the same sound" },
  { in: ["pt"], words: /\blanches? espertos?\b/, because: "no snack is clever" },
  { in: ["es"], words: /\bmeriendas? inteligentes?\b/, because: "no snack is clever" },
  { in: ["pt"], words: /\b(?:e|descanse,) esfrie\b|\bEsfrie:/, because: "it says not what to cool: “compressa fria”" },
  {
    in: ["pt", "es"],
    words: /\bem branco pode ficar em branco\b|\ben blanco puede quedarse así\b/,
    because: "it says the same twice",
  },
  {
    in: ["pt", "es"],
    words:
      /\b(?:não|nada|dias?|días?|humor|ánimo|sin|sem) cont(?:ad[oa]s?|ar)\b|\bcontaste \{|\bvocê contou \{|\b(?:contar|cuentes) um? día\b/,
    because: "it reads as counted: “anotado”",
  },
  { in: ["en"], words: /\b(?:not|nothing|something|days|mood|days?) told\b|\btold on \{/, because: "“noted”" },
  { in: ["en"], words: /\bdear is\b|\bare dear\b|\bmiddling\b/, because: "not understood outside Britain" },
  { in: ["en"], words: /\bhow good of you\b|\btake back your\b|\bit is quiet here\b/, because: "translated, not said" },
  { in: ["en"], words: /\bwind and wee\b|\bon the hob\b/, because: "not understood outside Britain" },
  {
    in: ["pt", "en", "es"],
    words: /\b(?:atendem|answer|atienden) (?:agora|now|ahora)\b/,
    because: "numbers do not answer, and not all are open now",
  },
  { in: ["pt"], words: /\btopo do mundo\b/, because: "from the English “on top of the world”" },
  { in: ["es"], words: /\bcima del mundo\b/, because: "from the English “on top of the world”" },
  { in: ["es"], words: /\bleche (?:floja|débil)\b/, because: "she says “aguada”; it is “de mala calidad”" },
  { in: ["es"], words: /\b(?:el pis|túmbate|ech(?:o|as|ar) de menos)\b/, because: "said in Spain only" },
  { in: ["es"], words: /\bte sigue\b(?! por)/, because: "lists and plans follow nobody: “se actualiza”" },
  { in: ["es"], words: /\bojos que velan\b/, because: "“velar” is what is done beside the dead" },
  {
    in: ["pt-PT"],
    words:
      /\b(?:você|bebês?|celular|geladeira|pronto-socorro|viva-voz|absorventes?|mamadeiras?|remédios?|banheiro|ônibus|machuc[a-zà-ú]+|sangramento|café da manhã|dirigir|dirija|cocô|xixi)\b/,
    because: "Brazil’s word",
  },
  {
    in: ["pt-PT"],
    words: /\b(?:est(?:ou|á|ão|ava)|continu(?:a|e)) [a-zà-ú]+ndo\b/,
    because: "in Portugal “a” and the infinitive",
  },
  { in: ["es"], words: /\bestáis\b/, because: "the only form of “vosotros”" },
  {
    in: ["es"],
    words: /¿Una? .*\balubias\b|\bhago de comer\b/,
    because: "“frijoles”, “almuerzo”",
  },
]

/** All texts that a mother reads. Keywords are left out, because they are what she writes. */
function readTexts(language: TextLanguage) {
  const files = globSync(
    [
      `{locales,guides,signs,faq,recipes}/${language}/*.json`,
      `{plan,preparations}/${language}.json`,
      `reminders/${language}.ts`,
    ],
    { cwd: content },
  )
  return files.flatMap((path) =>
    readFileSync(`${content}/${path}`, "utf8")
      .split("\n")
      .filter((line) => !path.startsWith("faq/") || /"(?:question|answer)": /.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
}

test.each(textLanguages)("what was mended in %s does not come back", (language) => {
  const lines = readTexts(language)
  expect(lines.length).toBeGreaterThan(language === "pt-PT" ? 900 : 3000)
  for (const { words, because } of gone.filter((one) => one.in.includes(language)))
    expect(
      lines.filter((line) => whole(words).test(line)),
      because,
    ).toEqual([])
})
