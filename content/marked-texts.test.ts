import { globSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { writeOutSigns } from "#domain/care/sign-references.ts"
import { answersIn } from "#domain/chat/answer.ts"
import { entriesWithout, readEntries, type WrittenFaqEntry } from "#domain/chat/faq-entries.ts"
import { type Language, languages } from "#domain/language.ts"
import { type About, abouts, textWithout } from "#domain/marked-text.ts"
import { readAllSignTexts } from "#tests/guide-texts.ts"
import { answers } from "./answers/answers.ts"
import { en as enAnswers } from "./answers/en.ts"
import { es as esAnswers } from "./answers/es.ts"
import { pt as ptAnswers } from "./answers/pt.ts"
import { faq as en } from "./faq/en.ts"
import { faq as es } from "./faq/es.ts"
import { faq as pt } from "./faq/pt.ts"

const faqs: Record<Language, readonly WrittenFaqEntry[]> = {
  pt: writtenOut([...pt, ...answersIn(answers, ptAnswers)], "pt"),
  en: writtenOut([...en, ...answersIn(answers, enAnswers)], "en"),
  es: writtenOut([...es, ...answersIn(answers, esAnswers)], "es"),
}
function writtenOut(entries: readonly WrittenFaqEntry[], language: Language): readonly WrittenFaqEntry[] {
  const signs = readAllSignTexts(language)
  return entries.map((entry) => ({ ...entry, answer: writeOutSigns(entry.answer, signs) }))
}
function readTips(language: Language): string[] {
  return readJson(`plan/${language}.json`).map(({ tip }: { tip: string }) => tip)
}

function readJson(path: string) {
  return JSON.parse(readFileSync(`${import.meta.dirname}/${path}`, "utf8"))
}

type Text = { place: string; about: readonly About[]; text: string }

/** All texts of a language that may contain marks around passages about a subject. */
function textsOf(language: Language): Text[] {
  const answers = faqs[language].map(({ id, about = [], answer }) => ({ place: `${id}`, about, text: answer }))
  return [...answers, ...readTips(language).map((text, index) => ({ place: `tip ${index + 1}`, about: [], text }))]
}

const sets: readonly { hidden: readonly About[] }[] = [
  { hidden: ["baby"] },
  { hidden: ["weight"] },
  { hidden: ["energy"] },
  { hidden: ["weight", "energy"] },
  { hidden: abouts },
]

/** Words by which a passage is recognised as being about a subject. */
const words: Record<Language, Record<About, RegExp>> = {
  pt: {
    baby: /(?<!\p{L})(?:bebês?(?!\p{L})|recém-nascid|amament|mamad|mamar|aleitamento|fralda|cólica|no colo(?!\p{L}))|leite materno|baby/iu,
    weight:
      /(?<!\p{L})(?:kg|quilos?|emagrec\p{L}*|perder peso|imc|balança|peso(?! (?:na vagina|do bebê dormindo)))(?!\p{L})/iu,
    energy: /kcal|calori/iu,
  },
  en: {
    baby: /\b(?:bab(?:y|ies)|newborns?|breast-?f\w+|nursing|feed(?:s|ing)?|napp(?:y|ies)|colic|mothers' group)\b|breast milk/iu,
    weight: /\b(?:kg|lbs?|pounds?|kilos?|los(?:e|ing) weight|slimming|bmi|scales|weight(?! of your sleeping baby))\b/iu,
    energy: /kcal|calori/iu,
  },
  es: {
    baby: /(?<!\p{L})(?:bebés?(?!\p{L})|recién nacid|lactan|amamant|pañal|cólico|tomas? de noche|en brazos)|leche materna|baby|(?<!\p{L})(?:dar|das|des|dando) el pecho/iu,
    weight:
      /(?<!\p{L})(?:kg|kilos?|adelgaz\p{L}*|bajar de peso|imc|báscula|peso(?! (?:en la vagina|del bebé dormido)))(?!\p{L})/iu,
    energy: /kcal|calori/iu,
  },
}

/** Texts in which words of a hidden subject remain, and why that is right. */
const exceptions: Record<About, Readonly<Record<string, string>>> = {
  baby: {},
  weight: {
    2: "a weight that drops fast is a sign to tell a doctor",
    5: "a baby that does not gain is a sign to be seen",
    7: "a baby that does not gain is a sign to be seen",
    8: "a baby that does not gain is a sign to be seen",
    12: "slimming teas are among what she is warned of",
    28: "a weight that changes fast, or worries her, is a sign to tell a doctor",
    584: "kitchen scales measure the water of a bottle",
  },
  energy: {},
}

/** What is wrong with the marks in a text, such as a mark that is never closed; null if all are right. */
function faultIn(text: string): string | null {
  const open: string[] = []
  for (const [tag, closing, written = ""] of text.matchAll(/<(\/?)([^>]*)>|\n/g)) {
    const name = closing ? written : written.replace(/^food:[\w,-]+$/, "food")
    if (tag === "\n" && open.length > 0) return `${open.at(-1)} reaches over a line`
    if (tag === "\n") continue
    if (name !== "food" && !abouts.some((about) => about === name)) return `${tag} is unknown`
    if (closing && open.pop() !== name) return `${tag} closes what is not open`
    if (!closing && open.includes(name)) return `${name} within ${name}`
    if (!closing) open.push(name)
  }
  if (open.length > 0) return `${open} is not closed`
  return /[<>]/.test(text.replace(/<[^>]*>/g, "")) ? "a mark is cut" : null
}

/**
 * The first flaw, such as a double space, that shows where a passage was removed from a text; null if there is none.
 */
function scarIn(text: string): string | null {
  const scars = [/ {2}/, / [.,;:!?]/, /[,;:][.,;:]/, /^\P{L}*\p{Ll}/mu, /[.!?] \p{Ll}/u, /[^.!?:”»]$/m, /\(\s*\)/]
  return scars.map((scar) => text.match(scar)?.[0]).find((found) => found !== undefined) ?? null
}

const marksIn = (text: string) => [...text.matchAll(/<(\w+)>/g)].map(([, name]) => name).sort()

test.each([
  "<baby>Open",
  "Closed</baby>",
  "<baby>One <weight>two</baby> three</weight>",
  "<baby>One <baby>two</baby></baby>",
  "<babies>One</babies>",
  "<baby>One\ntwo</baby>",
  "<baby One",
])("the fault of “%s” would be found", (text) => expect(faultIn(text)).not.toBeNull())

test.each(["Rest , eat.", "Rest  and eat.", "rest.", "Rest. and eat.", "Rest,. Eat.", "Rest"])(
  "the scar of “%s” would be found",
  (text) => expect(scarIn(text)).not.toBeNull(),
)

describe.each(languages)("in %s", (language) => {
  const texts = textsOf(language)

  test("every mark is closed, known, and within a line", () => {
    for (const { place, text } of texts) expect(faultIn(text), place).toBeNull()
  })

  test("the same entries and tips have the same marks as in Portuguese", () => {
    const marked = (each: Text[]) => each.map(({ place, about, text }) => ({ place, about, marks: marksIn(text) }))
    expect(marked(texts)).toEqual(marked(textsOf("pt")))
  })

  test.each(sets)("without $hidden the answers and tips read well, and something is left of each", ({ hidden }) => {
    const left = texts.filter(({ about }) => !about.some((each) => hidden.includes(each)))
    for (const { place, text } of left) {
      const without = textWithout(text, new Set(hidden))
      expect(without, place).toMatch(/\p{L}{3}/u)
      expect(scarIn(without), `${place}: ${without}`).toBeNull()
    }
  })

  test.each(abouts)("without %s nothing speaks of it, but for the exceptions", (hidden) => {
    const left = texts.filter(({ about }) => !about.includes(hidden))
    const speaking = left.filter(({ text }) => words[language][hidden].test(textWithout(text, new Set([hidden]))))
    expect(speaking.map(({ place }) => place)).toEqual(Object.keys(exceptions[hidden]))
  })

  test.each(abouts)("without %s what asks of it is not asked, and every other entry leads on", (hidden) => {
    for (const { id, question, followUpIds } of entriesWithout(readEntries(faqs[language]), new Set([hidden]))) {
      expect(question).not.toMatch(words[language][hidden])
      expect(followUpIds.length, String(id)).toBeGreaterThan(0)
    }
  })

  test("no recipe speaks of a baby, weight or energy", () => {
    for (const path of globSync(`{recipes/${language}/*,preparations/${language}}.json`, { cwd: import.meta.dirname }))
      for (const [id, text] of Object.entries(readJson(path)))
        for (const about of abouts) expect(JSON.stringify(text), `${path} ${id}`).not.toMatch(words[language][about])
  })
})

test("no other text has marks, as none is read without them", () => {
  const others = globSync("{care-lines,guides,locales,recipes,faq/courtesies}/**/*.json", { cwd: import.meta.dirname })
  expect(others.length).toBeGreaterThan(30)
  // The texts of the cards have marks, and a test of their own.
  const unmarked = others.filter((path) => !path.endsWith("/care.json"))
  for (const path of unmarked) expect(marksIn(JSON.stringify(readJson(path))), path).toEqual([])
})

const danger = /emergência|emergency|emergencia|urgencia/i

test.each(languages)("in %s the mother's own signs of danger stay, whatever is hidden", (language) => {
  const naming = faqs[language].filter(({ about = [], answer }) => about.length === 0 && danger.test(answer))
  expect(naming.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 23, 26, 33, 34, 38]))
  for (const { id, answer } of naming) {
    const sentences = (text: string) => text.match(/[^.\n]*(?:emerg|urgencia)[^.\n]*/gi)?.length
    const hers = answer.replace(/^<baby>.*<\/baby>$/gm, "")
    expect(sentences(textWithout(answer, new Set(abouts))), String(id)).toBe(sentences(hers))
  }
  const ofHers = (text: string) => text.split("\n")[0]?.split(";").length
  const answer = faqs[language][22]?.answer ?? ""
  expect(ofHers(answer)).toBe(2)
  expect(ofHers(textWithout(answer, new Set(abouts)))).toBe(ofHers(answer))
})
