import { answerThemes, themeOf } from "#domain/chat/answer-theme.ts"
import type { Language } from "#domain/language.ts"
import { safetyKinds } from "#domain/safety/concern.ts"
import type { Read } from "../../scripts/understand/reader.ts"
import { readSet, type SetName } from "./measure.ts"
import { readerIn } from "./reader-in.ts"

/** Of a number of messages, how many are met in which way. */
export type Counts<Way extends string> = { all: number } & Record<Way, number>

/** What became of a question whose right answers are known; `before` is what stands before the entries: a card, her plan, a guide. */
export type Outcome = "right" | "offered" | "other" | "before" | "nothing"
const outcomes: readonly Outcome[] = ["right", "offered", "other", "before", "nothing"]
/** What became of a message of danger; `number` is a reply with the number to call. */
export type Help = "card" | "question" | "number" | "answerOnly"
const helps: readonly Help[] = ["card", "question", "number", "answerOnly"]

/** What became of the questions of a set, by the theme of their first right answer. */
export async function questionsByTheme(set: SetName, language: Language) {
  const read = await readerIn(language)
  const questions = readSet(set, language).questions.map(({ ids, text }) => ({
    theme: themeOf(ids[0] ?? 0),
    way: outcomeOf(ids, read(text)),
  }))
  return answerThemes.map((theme) => {
    const ways = questions.filter((each) => each.theme === theme).map(({ way }) => way)
    return [theme, counted(ways, outcomes)] as const
  })
}

/** What became of the messages of danger of a set, by their kind. */
export async function dangerByKind(set: SetName, language: Language) {
  const read = await readerIn(language)
  const danger = readSet(set, language).danger.map(({ kind, text }) => ({ kind, way: helpOf(read(text)) }))
  return safetyKinds.map((kind) => {
    const ways = danger.filter((each) => each.kind === kind).map(({ way }) => way)
    return [kind, counted(ways, helps)] as const
  })
}

function outcomeOf(ids: readonly number[], { level, entry, offered, section, mood, whom }: Read): Outcome {
  if (typeof entry === "number" && ids.includes(entry)) return "right"
  if (offered.some((id) => ids.includes(id))) return "offered"
  if (typeof entry === "number") return "other"
  const isBefore = entry !== null || level === "urgent" || section || mood || whom === "pregnantWoman"
  return isBefore ? "before" : "nothing"
}

function helpOf({ level, number }: Read): Help {
  if (level !== "none") return level === "urgent" ? "card" : "question"
  return number ? "number" : "answerOnly"
}

function counted<Way extends string>(found: readonly Way[], ways: readonly Way[]): Counts<Way> {
  const counts = ways.map((way) => [way, found.filter((each) => each === way).length])
  return { all: found.length, ...(Object.fromEntries(counts) as Record<Way, number>) }
}
