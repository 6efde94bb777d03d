import { knownFoods } from "#content/known-foods/known-foods.ts"
import { asked } from "#content/plan-words/asked/asked.ts"
import { questionWords } from "#content/plan-words/questions.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { withKnownFoods } from "#domain/food/known-foods.ts"
import { type Language, languages } from "#domain/language.ts"
import { kindTextOf } from "#domain/plan/questions/kind-text.ts"
import { type KindOfQuestion, kindsOfQuestion } from "#domain/plan/questions/kinds.ts"
import { learnedKinds } from "#domain/safety/concern.ts"
import { passagesOf } from "#domain/understanding/passages.ts"
import { readWrittenEntries } from "../written-entries.ts"
import {
  readFaqPhrases,
  readIntentPhrases,
  readKeywords,
  readNeighbours,
  readRewordedQuestions,
  readSafetyPhrases,
  readSurroundings,
  type SafetyPhrase,
} from "./phrases.ts"
import { entriesOfPlan, readPlanPhrases, readPlanTuning } from "./plan-phrases.ts"
import type { Phrase, Training } from "./train-model.ts"

export const trainings: Record<string, () => Promise<Training>> = {
  safety: async () => safetyTraining(),
  intents: intentTraining,
  plan: async () => planTraining(),
}

/** With this many buckets hardly any two features share one, so that a rare word does not count as another. */
const buckets = 2 ** 20
/** A feature must occur in this many phrases, because a rarer one says more about those phrases than about messages. */
const seenIn = 6
/**
 * The number of features kept. More make a model better and larger; all models and the answers must fit into 500 kB
 * compressed.
 */
const kept = { small: 27_000, large: 36_000, plan: 9_500 }
/** The target probability of danger for ambiguous phrases. */
const unsure = 0.45
const lessWeight = 0.5
/** Phrases about the plan weigh more, because there are far fewer of each kind of question than of other phrases. */
const weightOfKind = 3
/** Phrases that no entry answers weigh more, because there are fewer of them. */
const foreignWeight = 2
/** Harmless phrases weigh more, because a larger share of the phrases than of real messages is dangerous. */
const harmlessWeight = 2
/**
 * Entries about when to see a doctor, low mood, unwanted thoughts, sleep on a chest, and a sibling who hits. They are
 * too close to danger to count as harmless.
 */
const nearDanger: ReadonlySet<string> = new Set(["23", "36", "37", "38", "285", "467", "532", "535"])

/** Settings for joining phrases to training messages of several lines; see docs/understanding.md. */
const joining = { messages: 40_000, mostLines: 3, dangerIn: 3, calmWeight: 2 }

/** The weight of an entry's own question as an example of a harmless text. */
const calmWeight = 2
/**
 * The weight of phrases of danger, and of harmless ones like them, in the large model, which must also find answers.
 */
const dangerWeightInLarge = 1.1

const kinds = [...learnedKinds, "none"]
const noDanger = new Map([[kinds.indexOf("none"), 1]])

/**
 * The examples of the safety model. The FAQ's phrases count as harmless. The far more numerous phrases of the answers
 * are left out, because with them the model would miss dangers.
 */
function safetyTraining(): Training {
  const phrases = languages.flatMap((language) => [
    ...dangerPhrases(language, withSurroundings(readSafetyPhrases(language), language)),
    ...withSurroundings(readFaqPhrases(language), language).map(({ text, isBare }) =>
      harmless(text, lessWeight, isBare ? language : undefined),
    ),
    ...calmPassages([...calmPhrases(language), ...readFaqPhrases(language)]),
  ])
  const settings = {
    classes: { danger: kinds },
    buckets,
    seenIn,
    kept: kept.small,
    units: 12,
    epochs: [3, 8],
    leftOut: 0.4,
    coarseness: 2.5,
    joining,
  } as const
  return { phrases, settings }
}

function dangerPhrases(language: Language, phrases: readonly (SafetyPhrase & { isBare?: boolean })[]): Phrase[] {
  return phrases.map(({ text, label, isUnsure, isBare = true }) => {
    const group = isBare ? language : undefined
    if (label === "none") return harmless(text, harmlessWeight, group)
    const kind = kinds.indexOf(label)
    const open = new Map([
      [kind, unsure],
      [kinds.indexOf("none"), 1 - unsure],
    ])
    return { text, lessons: [{ task: "danger", target: isUnsure ? open : new Map([[kind, 1]]), weight: 1 }], group }
  })
}

function calmPhrases(language: Language): SafetyPhrase[] {
  return readSafetyPhrases(language).filter(({ label }) => label === "none")
}

/**
 * A text is judged passage by passage, so each passage of a calm text is a calm example. The passages around a question
 * mention ages and times, which also occur beside warning signs.
 */
function calmPassages(phrases: readonly { text: string }[], weight = 1): Phrase[] {
  const passages = phrases.flatMap(({ text }) => passagesOf(text).filter((passage) => passage !== text))
  return [...new Set(passages)].map((passage) => harmless(passage, weight))
}

function harmless(text: string, weight: number, group?: Language): Phrase {
  return { text, lessons: [{ task: "danger", target: noDanger, weight }], group }
}

function weighed(phrase: Phrase, by: number): Phrase {
  return { ...phrase, lessons: phrase.lessons.map((lesson) => ({ ...lesson, weight: lesson.weight * by })) }
}

/**
 * Gives each phrase alone and inside one or two surroundings, so that mentions of the baby or the diary decide nothing.
 */
function withSurroundings<Kind extends { text: string }>(
  phrases: readonly Kind[],
  language: Language,
  surroundingsOfEach: 1 | 2 = 2,
): (Kind & { isBare: boolean })[] {
  const surroundings = readSurroundings(language)
  const inside = (phrase: Kind, at: number) => {
    const around = surroundings[at % surroundings.length] ?? "…"
    return { ...phrase, text: around.replace("…", () => phrase.text), isBare: false }
  }
  return phrases.flatMap((phrase, index) => [
    { ...phrase, isBare: true },
    inside(phrase, index * 7 + 3),
    ...(surroundingsOfEach === 2 ? [inside(phrase, index)] : []),
  ])
}

async function intentTraining(): Promise<Training> {
  const entries = await readTrainedEntries("en")
  const classes = [...entries.map(({ id }) => String(id)), "none"]
  const ofEntries = await Promise.all(languages.map((language) => intentPhrases(language, classes)))
  const ofDanger = languages
    .flatMap((language) => [
      ...dangerPhrases(language, withSurroundings(readSafetyPhrases(language), language, 1)),
      ...withSurroundings(readNeighbours(language), language, 1).map(({ text, isBare }) =>
        harmless(text, harmlessWeight, isBare ? language : undefined),
      ),
      ...calmPassages([
        ...calmPhrases(language),
        ...readIntentPhrases(language).filter(({ id }) => !nearDanger.has(String(id))),
      ]),
    ])
    .map((phrase) => weighed(phrase, dangerWeightInLarge))
  const settings = {
    classes: { entry: classes, danger: kinds },
    buckets,
    seenIn,
    kept: kept.large,
    units: 64,
    epochs: [3, 10],
    leftOut: 0.4,
    coarseness: 6.5,
    joining: { ...joining, calmWeight: joining.calmWeight * dangerWeightInLarge },
  } as const
  return { phrases: [...ofDanger, ...ofEntries.flat()], settings }
}

/** Entries without training phrases are left out; the chat finds them by their keywords. */
async function readTrainedEntries(language: Language) {
  const { entries } = await readWrittenEntries(language)
  const withPhrases = new Set(readIntentPhrases(language).map(({ id }) => id))
  return entries.filter(({ id }) => withPhrases.has(id))
}

async function intentPhrases(language: Language, classes: readonly string[]): Promise<Phrase[]> {
  const entries = await readTrainedEntries(language)
  const reworded = readRewordedQuestions(language)
  const keywords = readKeywords(language)
  const example = (text: string, id: number | null, weight = 1): Phrase => {
    const name = String(id ?? "none")
    const answered = { task: "entry", target: new Map([[classes.indexOf(name), 1]]), weight }
    const calm = { task: "danger", target: noDanger, weight: calmWeight }
    return nearDanger.has(name) ? { text, lessons: [answered] } : { text, lessons: [calm, answered], group: language }
  }
  return [
    ...readIntentPhrases(language).map(({ text, id }) =>
      typeof id === "number" ? example(text, id) : example(text, null, id === "near" ? lessWeight : foreignWeight),
    ),
    ...entries.flatMap(({ id, question }) => [
      example(reworded[id] ?? question, id),
      ...(keywords[id] ?? []).map(({ text }) => example(text, id, lessWeight)),
    ]),
  ]
}

/** The small model is trained on one in this many of the phrases that are not about the plan, which is enough. */
const everyOther = { entries: 4, danger: 6 }

/** The kind of a question weighs more than whether it is about the plan. */
const kindBefore = 2

/** The examples of the plan model: whether a phrase is about the plan, and if so, which kind of question it is. */
function planTraining(): Training {
  const ofPlan = ["plan", "other"]
  const textOfKind = kindTextOf(questionWords, withKnownFoods(wishTable, knownFoods))
  const about = (name: string, weight: number) => ({
    task: "ofPlan",
    target: new Map([[ofPlan.indexOf(name), 1]]),
    weight,
  })
  const example = (text: string, kinds: readonly KindOfQuestion[], weight: number): Phrase => {
    const target = new Map(kinds.map((kind) => [kindsOfQuestion.indexOf(kind), 1 / kinds.length]))
    const ofKind = { task: "kind", target, weight: weight * kindBefore }
    return { text: textOfKind(text), lessons: [ofKind, about("plan", weight)] }
  }
  const other = ({ text }: { text: string }): Phrase => ({ text: textOfKind(text), lessons: [about("other", 1)] })
  const phrases = languages.flatMap((language) => {
    const ofEntries = readIntentPhrases(language)
    return [
      ...kindsOfQuestion.map((kind) => example(asked[language][kind].at(-1) ?? "", [kind], weightOfKind)),
      ...readPlanPhrases(language).flatMap(({ text, kind, isHeldBack }) =>
        isHeldBack ? [] : [example(text, [kind], weightOfKind)],
      ),
      ...readPlanTuning(language).map(({ text, kinds }) => example(text, kinds, lessWeight * weightOfKind)),
      ...ofEntries.flatMap(({ text, id }) => {
        const kinds = entriesOfPlan[String(id)]
        return kinds ? [example(text, kinds, lessWeight)] : []
      }),
      ...ofEntries
        .filter(({ id }) => !(String(id) in entriesOfPlan))
        .filter(({ id }, at) => id === null || at % everyOther.entries === 0)
        .map(other),
      ...readSafetyPhrases(language)
        .filter((_, at) => at % everyOther.danger === 0)
        .map(other),
    ]
  })
  const settings = {
    classes: { kind: kindsOfQuestion, ofPlan },
    buckets,
    seenIn: 2,
    kept: kept.plan,
    units: 32,
    epochs: [6, 12],
    leftOut: 0.4,
    coarseness: 6.5,
    joining: { ...joining, messages: 0 },
  } as const
  return { phrases, settings }
}
