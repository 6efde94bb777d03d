import type { WrittenFaqEntry } from "#domain/faq-entries.ts"
import { type Language, languages } from "#domain/language.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import { readIntentPhrases, readRewordedQuestions, readSafetyPhrases, readSurroundings } from "./phrases.ts"
import type { Phrase, Training } from "./train-model.ts"

/** Every model by the name of its file. */
export const trainings: Record<string, () => Promise<Training>> = {
  safety: async () => safetyTraining(),
  ...Object.fromEntries(languages.map((language) => [`intents-${language}`, () => intentTraining(language)])),
}

// The largest size that fits into 60 kB compressed.
const safetyBuckets = 24_576
const intentBuckets = 5_888
/** The target probability of danger for ambiguous phrases. */
const unsure = 0.45
const lessWeight = 0.5
/** Weighs harmless phrases up, because more of the phrases are dangerous than of real messages. */
const harmlessWeight = 2

/** One model for all three languages, since she may write in any. The phrases of the intents count as harmless. */
function safetyTraining(): Training {
  const classes = [...safetyKinds, "none"]
  const none = classes.length - 1
  const example = (text: string, target: Phrase["target"], weight = 1): Phrase => ({ text, target, weight })
  const phrases = languages.flatMap((language) => [
    ...withSurroundings(readSafetyPhrases(language), language).map(({ text, label, isUnsure }) => {
      const kind = label === "none" ? none : classes.indexOf(label)
      const sure = new Map([[kind, 1]])
      const open = new Map([
        [kind, unsure],
        [none, 1 - unsure],
      ])
      return example(text, isUnsure ? open : sure, label === "none" ? harmlessWeight : 1)
    }),
    ...withSurroundings(readIntentPhrases(language), language).map(({ text }) =>
      example(text, new Map([[none, 1]]), lessWeight),
    ),
  ])
  const settings = {
    classes,
    buckets: safetyBuckets,
    units: 12,
    epochs: [3, 8],
    leftOut: 0.4,
    coarseness: 1.4,
  } as const
  return { phrases, settings }
}

/** Each phrase as it is and, in rotation, with two surroundings, so that mentions of the baby or the diary decide nothing. */
function withSurroundings<Kind extends { text: string }>(phrases: readonly Kind[], language: Language): Kind[] {
  const surroundings = readSurroundings(language)
  const inside = (phrase: Kind, at: number) => {
    const around = surroundings[at % surroundings.length] ?? "…"
    return { ...phrase, text: around.replace("…", () => phrase.text) }
  }
  return phrases.flatMap((phrase, index) => [phrase, inside(phrase, index), inside(phrase, index * 7 + 3)])
}

/** The 90 entries of the FAQ, and one class for questions that none of them answers. */
async function intentTraining(language: Language): Promise<Training> {
  const { faq }: { faq: readonly WrittenFaqEntry[] } = await import(`../../content/faq/${language}.ts`)
  const reworded = readRewordedQuestions(language)
  const classes = [...faq.map(({ id }) => String(id)), "none"]
  const example = (text: string, index: number, weight = 1): Phrase => ({ text, target: new Map([[index, 1]]), weight })
  const phrases = [
    ...readIntentPhrases(language).map(({ text, id }) => example(text, id === null ? faq.length : id - 1)),
    ...faq.flatMap(({ id, question, keywords }, index) => [
      example(reworded[id] ?? question, index),
      ...keywords.map((keyword) => example(keyword, index, lessWeight)),
    ]),
  ]
  const settings = {
    classes,
    buckets: intentBuckets,
    units: 48,
    epochs: [6, 14],
    leftOut: 0.4,
    coarseness: 2.3,
  } as const
  return { phrases, settings }
}
