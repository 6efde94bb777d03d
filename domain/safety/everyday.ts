import type { Language } from "../language.ts"
import { tokensIn } from "../understanding/text.ts"
import { said } from "./accidents/compile.ts"
import type { SafetyKind } from "./concern.ts"
import { everydayWords as words } from "./everyday-words.ts"
import type { Reading } from "./reading.ts"

type Meaning = keyof typeof words
/** Meanings that are all there, and others that may be. */
type Saying = { says: readonly RegExp[]; may: readonly RegExp[] }
/** What meets it: an answer of this id, a word for how she feels, or whatever else her words find. */
export type Everyday = Saying & { metWith?: number | "mood" }

const compiled = Object.fromEntries(
  Object.entries(words).map(([meaning, of]: [string, Record<Language, readonly string[]>]) => [meaning, said(of)]),
) as Record<Meaning, RegExp>
const saying = (says: readonly Meaning[], may: readonly Meaning[] = []): Saying => ({
  says: says.map((meaning) => compiled[meaning]),
  may: [...may, "plain" as const].map((meaning) => compiled[meaning]),
})

const fullBreast: Everyday = { ...saying(["breast", "hard"], ["noFever", "withFullness", "sore"]), metWith: 134 }
const hunger: Everyday = saying(["notEatenToday", "food"], ["handsFull"])
const fearForTheBaby: Everyday = { ...saying(["somethingHappens", "asleep", "afraid"], ["child"]), metWith: "mood" }
const bumpsOfWhoMoves: Everyday = { ...saying(["bruise", "shin", "moving"], ["child"]), metWith: 408 }
const seatBesideAirbag: Everyday = { ...saying(["airbag", "seat"], ["child"]), metWith: 265 }
const littleMilk: Everyday = { ...saying(["milk", "little"], ["seems"]), metWith: 5 }
const bathingWithEpilepsy: Everyday = { ...saying(["epilepsy", "bathing"], ["afraid", "child"]), metWith: 179 }
const honeyGiven: Everyday = { ...saying(["gave", "honey"], ["child", "lately"]), metWith: 410 }
const changeOfClocks: Everyday = { ...saying(["clockChange"], ["child", "itsSleep"]), metWith: 602 }
const everyday = [
  fullBreast,
  hunger,
  fearForTheBaby,
  bumpsOfWhoMoves,
  seatBesideAirbag,
  littleMilk,
  bathingWithEpilepsy,
  honeyGiven,
  changeOfClocks,
]

const bleeding = saying(["bleeding"], ["sinceBirth"])

/**
 * What a message says if it is one thing of every day and nothing else, as a full breast without fever: the models take
 * its words for danger, so the exact rules decide alone.
 */
export function everydayIn({ text }: Pick<Reading, "text">): Everyday | null {
  const spaced = tokensIn(text).join(" ")
  return everyday.find((one) => saysOnly(one, spaced)) ?? null
}

/** Who bleeds and names nobody speaks of herself, though the models take the weeks for a baby's. */
export function kindMeant(kind: SafetyKind, { text }: Reading): SafetyKind {
  return saysOnly(bleeding, tokensIn(text).join(" ")) ? "mother-emergency" : kind
}

function saysOnly({ says, may }: Saying, text: string): boolean {
  let rest = text
  for (const meaning of says) {
    const without = rest.replace(meaning, "|")
    if (without === rest) return false
    rest = without
  }
  return may.reduce((left, meaning) => left.replace(meaning, "|"), rest).search(/[^| ]/) === -1
}
