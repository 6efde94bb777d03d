import { type Language, languages } from "../../language.ts"
import { type KindOfQuestion, kindsOfQuestion } from "./kinds.ts"

/** What a question names, in words. */
const slots = ["dish", "food", "day", "meal"] as const
type Slot = (typeof slots)[number]
export type Named = Partial<Record<Slot, string>>

/** The plain questions of each kind in one language, the one that names most first; "{dish}": what it names. */
export type Canonical = Readonly<Record<KindOfQuestion, readonly [string, ...string[]]>>

export type CanonicalQuestion = { kind: KindOfQuestion; named: Named }

const slotIn = /\{(\w+)\}/g
const slotsOf = (question: string) => [...question.matchAll(slotIn)].map(([, slot]) => slot as Slot)

/** The plain question of a kind that names most of what is known. */
export function canonicalQuestion(kind: KindOfQuestion, named: Named, questions: Canonical): string {
  const fitting = questions[kind].find((question) => slotsOf(question).every((slot) => named[slot]))
  return (fitting ?? "").replace(slotIn, (_, slot: Slot) => named[slot] ?? "")
}

type Pattern = { kind: KindOfQuestion; slots: readonly Slot[]; pattern: RegExp; letters: number }

/** Reads the plain questions, word for word: what was offered is answered as what it was offered as. */
export function readerOfCanonical(questions: Readonly<Record<Language, Canonical>>) {
  const patterns = languages
    .flatMap((language) => kindsOfQuestion.flatMap((kind) => questions[language][kind].map(patternOf(kind))))
    // "How much of each food …" is no "how much {food} …".
    .toSorted((a, b) => b.letters - a.letters)

  return function canonicalIn(text: string): CanonicalQuestion | undefined {
    const written = text.trim()
    for (const { kind, slots, pattern } of patterns) {
      const found = pattern.exec(written)
      if (found) return { kind, named: Object.fromEntries(slots.map((slot, at) => [slot, found[at + 1]])) }
    }
    return undefined
  }
}

function patternOf(kind: KindOfQuestion) {
  return (question: string): Pattern => {
    const parts = question.split(slotIn)
    const written = parts.map((part, at) => (at % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") : "(.+)"))
    const letters = question.replace(slotIn, "").length
    return { kind, slots: slotsOf(question), pattern: new RegExp(`^${written.join("")}$`, "iu"), letters }
  }
}
