import { type Language, languages } from "#domain/language.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import { readWrittenEntries } from "../written-entries.ts"
import {
  readFaqPhrases,
  readIntentPhrases,
  readRewordedQuestions,
  readSafetyPhrases,
  readSurroundings,
} from "./phrases.ts"
import type { Phrase, Training } from "./train-model.ts"

/** Every model by the name of its file. */
export const trainings: Record<string, () => Promise<Training>> = {
  safety: async () => safetyTraining(),
  intents: intentTraining,
}

// The largest size that fits into 60 kB compressed.
const safetyBuckets = 24_576
// That fits into 300 kB compressed.
const intentBuckets = 24_576
/** The target probability of danger for ambiguous phrases. */
const unsure = 0.45
const lessWeight = 0.5
/** Of what no entry answers there are fewer phrases than of what one does. */
const foreignWeight = 2
/** Weighs harmless phrases up, because more of the phrases are dangerous than of real messages. */
const harmlessWeight = 2

/**
 * One model for all three languages, since she may write in any. The phrases of the FAQ count as harmless; with those of the
 * answers of the guides, which are many more, less danger is seen, at a weight of 0.15 too (measured).
 */
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
    ...withSurroundings(readFaqPhrases(language), language).map(({ text }) =>
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

/**
 * One model for the three languages, which share what is learned: a class for each entry of the FAQ and each answer of the guides,
 * and one for questions that none of them answers.
 */
async function intentTraining(): Promise<Training> {
  const { entries } = await readWrittenEntries("en")
  const classes = [...entries.map(({ id }) => String(id)), "none"]
  const phrases = await Promise.all(languages.map((language) => intentPhrases(language, classes)))
  const settings = {
    classes,
    buckets: intentBuckets,
    units: 48,
    epochs: [6, 14],
    leftOut: 0.4,
    coarseness: 2.3,
  } as const
  return { phrases: phrases.flat(), settings }
}

async function intentPhrases(language: Language, classes: readonly string[]): Promise<Phrase[]> {
  const { entries } = await readWrittenEntries(language)
  const reworded = readRewordedQuestions(language)
  const example = (text: string, id: number | null, weight = 1): Phrase => ({
    text,
    target: new Map([[classes.indexOf(String(id ?? "none")), 1]]),
    weight,
  })
  return [
    ...readIntentPhrases(language).map(({ text, id }) =>
      typeof id === "number" ? example(text, id) : example(text, null, id === "near" ? lessWeight : foreignWeight),
    ),
    ...entries.flatMap(({ id, question, keywords }) => [
      example(reworded[id] ?? question, id),
      ...keywords.map((keyword) => example(keyword, id, lessWeight)),
    ]),
  ]
}
