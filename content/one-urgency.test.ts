import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { writeOutSigns } from "#domain/care/sign-references.ts"
import { signById } from "#domain/care/signs/table.ts"
import { guideNames } from "#domain/guides/guide.ts"
import { languages, type TextLanguage } from "#domain/language.ts"
import { readAllSignTexts, readGuide, textLanguages } from "#tests/guide-texts.ts"
import { guides } from "./guides/guides.ts"

type Text = { place: string; text: string }

/** Words for a low mood, and for mental illness. */
const mood = {
  pt: /triste|humor deprimido|vazi[ao]|depressão|deprimid|baby blues|pânico|anestesiad/i,
  "pt-PT": /triste|humor deprimido|vazi[ao]|depressão|deprimid|baby blues|pânico|anestesiad/i,
  en: /\blow\b(?! (?:blood|stool|step|light))|\bsad|\bempt(?:y|iness)\b|\bnumb\b(?!ness)|depress|baby blues|panic/i,
  es: /triste|desánimo|vací[ao]|depres|baby blues|pánico/i,
} satisfies Record<TextLanguage, RegExp>

const duration = {
  pt: /(?:uma|duas|três|quatro|vári[ao]s|alguns|algumas|\d+) (?:dias?|semanas?|m[eê]s(?:es)?)/i,
  "pt-PT": /(?:uma|duas|três|quatro|vári[ao]s|alguns|algumas|\d+) (?:dias?|semanas?|m[eê]s(?:es)?)/i,
  en: /\b(?:one|two|three|four|several|a few|some|\d+) (?:days?|weeks?|months?)/i,
  es: /(?:una|dos|tres|cuatro|vari[ao]s|un[ao]s|algun[ao]s|\d+) (?:días?|semanas?|mes(?:es)?)/i,
} satisfies Record<TextLanguage, RegExp>

const asTheRow = /(?:two|duas|dos|2) (?:weeks|semanas)/i
const today = /today|\bhoje\b|\bhoy\b/i

/** The guide on loss is left out, because grief is not an illness; its section on more help says when it may be. */
const isOfLoss = ({ place }: Text) => place.startsWith("loss#") || place === "faq#51"

function textsIn(language: TextLanguage): Text[] {
  const signs = readAllSignTexts(language)
  const read = (file: string) => JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, "utf8"))
  const written = [
    ...globSync(`{faq,answers}/${language}/*.json`, { cwd: import.meta.dirname }).flatMap((file) =>
      (read(file) as { id: number; answer: string }[]).map(({ id, answer }) => ({ place: `faq#${id}`, text: answer })),
    ),
    ...globSync(`plan/${language}.json`, { cwd: import.meta.dirname }).flatMap((file) =>
      (read(file) as { tip: string }[]).map(({ tip }, day) => ({ place: `tip ${day + 1}`, text: tip })),
    ),
    ...Object.entries<string>(read(`locales/${language}/care.json`)).map(([key, text]) => ({
      place: `care#${key}`,
      text,
    })),
  ].map(({ place, text }) => ({ place, text: writeOutSigns(text, signs) }))
  const sections = guideNames.flatMap((name) =>
    Object.entries(readGuide(language, name)).map(([id, { text = "", list = [] }]) => ({
      place: `${name}#${id}`,
      text: [text, ...list, guides[name].sections.find((section) => section.id === id)?.level ?? ""].join("\n"),
    })),
  )
  return [...written, ...sections]
}

const sentencesOf = (text: string) => text.replaceAll(/<\/?\w+[^>]*>/g, "").split(/(?<=[.!?]) |\n/)

/** The sentences that say how long a low mood has lasted, each with the text that contains it. */
function lastingIn(language: TextLanguage) {
  return textsIn(language)
    .filter((text) => !isOfLoss(text))
    .flatMap(({ place, text }) =>
      sentencesOf(text)
        .filter((sentence) => mood[language].test(sentence) && duration[language].test(sentence))
        .map((sentence) => ({ place, text, sentence })),
    )
}

it.each(textLanguages)("in %s depression has one urgency in every text that speaks of it", (language) => {
  expect(signById("mother-low-mood").level).toBe("today")
  const lasting = lastingIn(language).filter(({ sentence }) => asTheRow.test(sentence))
  expect(lasting.length).toBeGreaterThanOrEqual(language === "pt-PT" ? 5 : 10)
  for (const { place, text } of lasting) expect(text, place).toMatch(today)
})

it.each(textLanguages)("in %s no text gives low mood another time than the table does", (language) => {
  const others = lastingIn(language).filter(({ sentence }) => !asTheRow.test(sentence))
  expect(others.map(({ place, sentence }) => `${place}: ${sentence}`)).toEqual([])
})

it.each(languages)("in %s the answers on tears, depression and sleep say what cannot wait first", (language) => {
  const texts = new Map(textsIn(language).map(({ place, text }) => [place, text]))
  for (const id of [35, 37, 38])
    expect(texts.get(`faq#${id}`), String(id)).toMatch(/(?:An emergency|Emergência|Emergencia): /)
})
