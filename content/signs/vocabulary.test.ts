import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import type { SignLevel } from "#domain/care/sign.ts"
import { figureOf, signById } from "#domain/care/signs/table.ts"
import type { TextLanguage } from "#domain/language.ts"
import { textLanguages } from "#tests/guide-texts.ts"

const content = `${import.meta.dirname}/..`

/** Words of warning signs as they occur in sentences. */
const ofSigns: Readonly<Record<TextLanguage, RegExp>> = {
  pt: /febre|sangra|(?:rosto|mãos|perna|pernas|barriga|pálpebras) (?:muito )?inchad|desmai|pele amarela|vomita|vômito|(?<!\p{L})pus(?!\p{L})|falta de ar|sem ar(?!\p{L})|dor no peito|panturrilha|calafrio|convuls|dor de cabeça|coágulo|manchas na pele/iu,
  "pt-PT":
    /febre|hemorragia|perdas de sangue|(?:cara|mãos|perna|pernas|barriga|pálpebras) (?:muito )?inchad|desmai|pele amarela|vomita|vómito|(?<!\p{L})pus(?!\p{L})|falta de ar|sem ar(?!\p{L})|dor no peito|barriga da perna|arrepio|convuls|dor de cabeça|coágulo|manchas na pele/iu,
  en: /\bfever|bleed|swollen (?!and fluffy)|\bfaint|yellow skin|vomit|\brash\b|\bpus\b|breathless|trouble breathing|hard to breathe|chest pain|\bcalf\b|\bchills|seizure|headache|\bclots?\b/i,
  es: /fiebre|sangra|(?:cara|manos|pierna|piernas|barriga|párpados) (?:muy )?hinchad|desmay|piel amarilla|vomita|vómito|(?<!\p{L})pus(?!\p{L})|falta de aire|sin aire(?!\p{L})|dolor en el pecho|pantorrilla|escalofr|convuls|dolor de cabeza|coágulo|sarpullido/iu,
}

type Line = { place: string; text: string }

function linesIn(value: unknown, place: string): Line[] {
  if (typeof value === "string") return value.split(/\n|(?<=[.!?]) /).map((text) => ({ place, text }))
  if (Array.isArray(value)) return value.flatMap((one) => linesIn(one, place))
  if (typeof value !== "object" || !value) return []
  // A heading only names the subject of its section.
  return Object.entries(value)
    .filter(([key]) => key !== "heading")
    .flatMap(([key, one]) => linesIn(one, place.includes("#") ? place : `${place}#${key}`))
}

/** All lines that a mother reads in a language, except the texts of the signs, by file and key. */
function linesOf(language: TextLanguage): Line[] {
  const files = globSync(
    [`{locales,guides,recipes}/${language}/*.json`, `{plan,preparations,other-foods}/${language}.json`],
    { cwd: content },
  )
  const read = (file: string) => JSON.parse(readFileSync(`${content}/${file}`, "utf8"))
  const ofFiles = files.flatMap((file) => linesIn(read(file), file.replace(`/${language}`, "").replace(".json", "")))
  const answers = globSync(`{faq,answers}/${language}/*.json`, { cwd: content }).flatMap((file) =>
    (read(file) as { id: number; answer: string; in?: Record<string, string> }[]).flatMap(
      ({ id, answer, in: more = {} }) => linesIn([answer, ...Object.values(more)], `faq#${id}`),
    ),
  )
  return [...ofFiles, ...answers]
}

const withoutReferences = (text: string) => text.replace(/\{(?:mother|baby)-[a-z-]+\+?(?: [a-z-]+\+?)*\}/g, "")

/**
 * Places that use a word of warning signs but say neither how urgent a sign is nor whom to call, and name no figure.
 */
const exceptions: Readonly<Record<string, string>> = {
  "faq#174": "the name of a vaccine, against yellow fever",
  "faq#8": "what the question is about; the signs of an emergency follow by reference",
  "guides/baby-signs#choking": "how choking is recognised, before the first steps",
  "guides/baby-signs#fever-after-vaccine": "says that a fever is common then; its row follows",
  "guides/body#first-days": "the usual course of bleeding",
  "guides/body#week-1": "the usual course of bleeding",
  "guides/body#week-2": "the usual course of bleeding",
  "guides/body#weeks-3-4": "the usual course of bleeding",
  "guides/body#weeks-7-8": "says that the row below holds then too",
  "guides/breast-and-milk#afterpains": "the usual course of bleeding while feeding",
  "guides/breast-and-milk#call-now": "the section's signs are rows",
  "guides/eating#body": "the usual course of bleeding",
  "guides/eating#one-sentence": "her own words about vomiting on purpose",
  "guides/eating#signs": "vomiting on purpose, a sign of an eating disorder",
  "guides/eating#today": "weakness after vomiting on purpose",
  "locales/care#choking-first": "how choking is recognised, among the first steps",
  "locales/care#eating-disorder-name": "the name of a card",
  "locales/care#mother-emergency-first": "how to lie or sit until help comes, on a card that is for now",
  "locales/dashboard#lightWalkText": "when to stop a walk",
  "locales/guides#searchHint": "an example of what can be searched",
  "locales/terms#doubt": "the name of a part",
}

/** Places that state the urgency of signs themselves, and the rows of the table that they repeat. */
const repeated: Readonly<Record<string, { why: string; rows: Readonly<Record<string, SignLevel>> }>> = {
  "guides/mood-and-sleep#afraid-at-home": {
    why: "after an injury these are for now whatever else is there",
    rows: { "mother-head": "now", "mother-breathless": "now", "mother-belly": "now", "mother-bleeding-faint": "now" },
  },
  "locales/care#poison-first": {
    why: "anyone who was poisoned, also an older child",
    rows: { "mother-breathless": "now", "mother-head": "now", "baby-fit": "now", "mother-poison": "now" },
  },
  "locales/care#violence-first": {
    why: "after she was held by the throat",
    rows: { "mother-breathless": "now", "mother-head": "now" },
  },
  "locales/care#eating-disorder-first": {
    why: "what vomiting on purpose can do",
    rows: { "mother-head": "now", "mother-heart": "now", "mother-chest": "now", "mother-vomits-blood": "now" },
  },
  "locales/terms#emergencyText": {
    why: "a legal text, with a version of its own",
    rows: { "mother-soaked-pad": "now", "mother-head": "now", "mother-chest": "now", "mother-breathless": "now" },
  },
  "locales/terms#doubtText": {
    why: "a legal text, with a version of its own",
    rows: { "mother-fever": "today", "baby-fever-newborn": "now", "baby-fever-infant": "now" },
  },
}

const levelled: Readonly<Record<TextLanguage, RegExp>> = {
  pt: /ligue (?:agora|hoje|já)|: (?:agora|hoje)\b|emergência|pronto-socorro|hoje mesmo/i,
  "pt-PT": /ligue (?:agora|hoje|já|logo)|: (?:agora|hoje)\b|emergência|à urgência|a urgência|hoje mesmo/i,
  en: /call (?:now|today|at once)|: (?:now|today)\b|emergency|phone today/i,
  es: /llama (?:ahora|hoy|ya)|: (?:ahora|hoy)\b|emergencia|urgencia/i,
}
const figure = /\d[\d.,]* ?(?:°C|hours?\b|horas?\b|breaths|respira)|\d{2,3}\/\d{2}/

const hitsIn = (language: TextLanguage) =>
  linesOf(language).filter(({ text }) => ofSigns[language].test(withoutReferences(text)))

it.each([
  ["pt", "Febre: ligue agora."],
  ["pt-PT", "Hemorragia: vá à urgência."],
  ["en", "A baby with a fever of 38 °C: an emergency."],
  ["es", "Sangrado con desmayo: ahora."],
] as const)("in %s such a line would be found: %s", (language, text) => {
  expect(ofSigns[language].test(text)).toBe(true)
})

it("the exceptions are few, and each has its reason", () => {
  expect(Object.keys({ ...exceptions, ...repeated }).length).toBeLessThanOrEqual(40)
  const places = new Set(textLanguages.flatMap((language) => hitsIn(language).map(({ place }) => place)))
  expect([...places].toSorted()).toEqual(Object.keys({ ...exceptions, ...repeated }).toSorted())
})

it.each(textLanguages)("in %s no exception says how urgent a sign is, whom to call or a figure", (language) => {
  for (const { place, text } of hitsIn(language).filter((hit) => hit.place in exceptions)) {
    expect(withoutReferences(text), place).not.toMatch(levelled[language])
    expect(withoutReferences(text), place).not.toMatch(figure)
  }
})

it("what is repeated elsewhere has the level of its rows", () => {
  for (const [place, { rows }] of Object.entries(repeated))
    for (const [id, level] of Object.entries(rows)) expect(signById(id).level, `${place}: ${id}`).toBe(level)
  for (const language of textLanguages)
    for (const { place, text } of hitsIn(language).filter((hit) => hit.place === "locales/terms#doubtText"))
      for (const [degrees] of text.matchAll(/\d+(?=\s°C)/g))
        expect(Number(degrees), place).toBe(figureOf("mother-fever", "temperatureC"))
})
