import { type Language, languages } from "../../language.ts"
import { type KindOfQuestion, kindsOfQuestion } from "./kinds.ts"

/** What a canonical question may name, each by the words for it. */
const slots = ["dish", "food", "day", "meal"] as const
type Slot = (typeof slots)[number]
export type Named = Partial<Record<Slot, string>>

/**
 * The canonical questions of each kind in one language, the one that names most things first; "{dish}" stands for the
 * words that name a dish.
 */
export type Canonical = Readonly<Record<KindOfQuestion, readonly [string, ...string[]]>>

export type CanonicalQuestion = { kind: KindOfQuestion; named: Named }

const slotIn = /\{(\w+)\}/g
const slotsOf = (question: string) => [...question.matchAll(slotIn)].map(([, slot]) => slot as Slot)

/** Returns the canonical question of a kind that names as many of the known things as possible. */
export function canonicalQuestion(kind: KindOfQuestion, named: Named, questions: Canonical): string {
  const fitting = questions[kind].find((question) => slotsOf(question).every((slot) => named[slot]))
  return (fitting ?? "").replace(slotIn, (_, slot: Slot) => named[slot] ?? "")
}

type Pattern = { kind: KindOfQuestion; slots: readonly Slot[]; pattern: RegExp; letters: number }

/**
 * Recognises canonical questions, which must be written exactly like them. An offered question is thereby answered as
 * the kind that it was offered for.
 */
export function readerOfCanonical(questions: Readonly<Record<Language, Canonical>>) {
  const patterns = languages
    .flatMap((language) => kindsOfQuestion.flatMap((kind) => questions[language][kind].map(patternOf(kind))))
    // A pattern with more letters comes first: "How much of each food …" would also match "how much {food} …".
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
