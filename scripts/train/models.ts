import { type Language, languages } from "#domain/language.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import { readWrittenEntries } from "../written-entries.ts"
import {
  readFaqPhrases,
  readIntentPhrases,
  readNeighbours,
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
const smallBuckets = 24_576
// The more, the fewer features share one, and the fewer units fit into 330 kB compressed.
const largeBuckets = 32_768
/** The target probability of danger for ambiguous phrases. */
const unsure = 0.45
const lessWeight = 0.5
/** Of what no entry answers there are fewer phrases than of what one does. */
const foreignWeight = 2
/** Weighs harmless phrases up, because more of the phrases are dangerous than of real messages. */
const harmlessWeight = 2
/** Entries whose questions border on danger: when to see somebody, low mood, unwanted thoughts. They teach nothing about it. */
const nearDanger: ReadonlySet<string> = new Set(["23", "36", "37", "38", "285"])

/** How much a question of an entry teaches that it is no danger. */
const calmWeight = 2

const kinds = [...safetyKinds, "none"]
const noDanger = new Map([[kinds.indexOf("none"), 1]])

/**
 * One model for all three languages, since she may write in any. The phrases of the FAQ count as harmless; of the many more
 * of the answers, which cost a model of this size danger that it sees, the large one learns.
 */
function safetyTraining(): Training {
  const phrases = languages.flatMap((language) => [
    ...dangerPhrases(language),
    ...withSurroundings(readFaqPhrases(language), language).map(({ text }) => harmless(text, lessWeight)),
  ])
  const settings = {
    classes: { danger: kinds },
    buckets: smallBuckets,
    units: 12,
    epochs: [3, 8],
    leftOut: 0.4,
    coarseness: 1.4,
  } as const
  return { phrases, settings }
}

function dangerPhrases(language: Language): Phrase[] {
  return withSurroundings(readSafetyPhrases(language), language).map(({ text, label, isUnsure }) => {
    if (label === "none") return harmless(text, harmlessWeight)
    const kind = kinds.indexOf(label)
    const open = new Map([
      [kind, unsure],
      [kinds.indexOf("none"), 1 - unsure],
    ])
    return { text, lessons: [{ task: "danger", target: isUnsure ? open : new Map([[kind, 1]]), weight: 1 }] }
  })
}

function harmless(text: string, weight: number): Phrase {
  return { text, lessons: [{ task: "danger", target: noDanger, weight }] }
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
 * One model for the three languages and two tasks, which share what is learned: which entry answers, of the FAQ and the answers of
 * the guides, or that none does; and what danger a message tells of.
 */
async function intentTraining(): Promise<Training> {
  const { entries } = await readWrittenEntries("en")
  const classes = [...entries.map(({ id }) => String(id)), "none"]
  const ofEntries = await Promise.all(languages.map((language) => intentPhrases(language, classes)))
  const ofDanger = languages.flatMap((language) => [
    ...dangerPhrases(language),
    ...withSurroundings(readNeighbours(language), language).map(({ text }) => harmless(text, harmlessWeight)),
  ])
  const settings = {
    classes: { entry: classes, danger: kinds },
    buckets: largeBuckets,
    units: 64,
    epochs: [3, 12],
    leftOut: 0.4,
    coarseness: 4.6,
  } as const
  return { phrases: [...ofDanger, ...ofEntries.flat()], settings }
}

async function intentPhrases(language: Language, classes: readonly string[]): Promise<Phrase[]> {
  const { entries } = await readWrittenEntries(language)
  const reworded = readRewordedQuestions(language)
  const example = (text: string, id: number | null, weight = 1): Phrase => {
    const name = String(id ?? "none")
    const answered = { task: "entry", target: new Map([[classes.indexOf(name), 1]]), weight }
    const calm = { task: "danger", target: noDanger, weight: calmWeight }
    return { text, lessons: nearDanger.has(name) ? [answered] : [answered, calm] }
  }
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
