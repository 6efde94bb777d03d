import type { SafetyKind } from "../safety/concern.ts"
import type { Reading } from "../safety/reading.ts"
import { patternsOf, type WordsByMeaning } from "./phrases.ts"
import { tokensIn } from "./text.ts"

/** The meanings that a message must contain, further meanings that it may contain, and how it is answered. */
type Saying = { says: readonly string[]; may: readonly string[] } & Partial<Everyday>
/**
 * `metWith` is the id of the entry that answers, or "mood" for a word about how she feels; without it, the message is
 * answered like any other.
 */
export type Everyday = { metWith?: number | "mood" }

const everyday = {
  fullBreast: { says: ["breast", "hard"], may: ["noFever", "withFullness", "sore"], metWith: 134 },
  hunger: { says: ["notEatenToday", "food"], may: ["handsFull"] },
  fearForTheBaby: { says: ["somethingHappens", "asleep", "afraid"], may: ["child"], metWith: "mood" },
  bumpsOfWhoMoves: { says: ["bruise", "shin", "moving"], may: ["child"], metWith: 408 },
  seatBesideAirbag: { says: ["airbag", "seat"], may: ["child"], metWith: 265 },
  littleMilk: { says: ["milk", "little"], may: ["seems"], metWith: 5 },
  bathingWithEpilepsy: { says: ["epilepsy", "bathing"], may: ["afraid", "child", "fitFeared"], metWith: 179 },
  honeyGiven: { says: ["gave", "honey"], may: ["child", "lately", "drink", "ofAge", "whatNow"], metWith: 410 },
  drinkGiven: { says: ["gave", "drink"], may: ["child", "lately", "ofAge", "inTheHeat", "whatNow"], metWith: 414 },
  rollsInSleep: {
    says: ["turnsFaceDown"],
    may: ["leaveOrTurn", "notBackAgain", "asleep", "ofAge", "child"],
    metWith: 466,
  },
  squint: { says: ["squints"], may: ["child", "ofAge", "sometimes"], metWith: 411 },
  whitePupil: { says: ["eye", "looksWhite", "inPhotos"], may: ["child", "redInPhotos"], metWith: 411 },
  bleedsLess: { says: ["bleeding", "lighter"], may: ["lighter", "sinceBirth"], metWith: 249 },
  stitchesHeal: { says: ["stitches", "stings"], may: ["whenPeeing", "sinceBirth"], metWith: 248 },
  wetNappies: { says: ["manyWetNappies"], may: ["child"], metWith: 126 },
  normalPressure: { says: ["pressure", "normalPair"], may: ["measured"] },
  softSpotPulses: { says: ["softSpot", "pulses"], may: ["atRest", "child", "ofAge"], metWith: 259 },
  warmAfterVaccine: {
    says: ["vaccine", "slightlyWarm", "fromThreeMonths"],
    may: ["child", "lately", "whatNow", "gotIt", "measured"],
    metWith: 261,
  },
  socketCovers: { says: ["socketCovers"], may: ["child", "ofAge", "already", "whetherWorth"], metWith: 412 },
  changeOfClocks: { says: ["clockChange"], may: ["child", "itsSleep"], metWith: 602 },
} as const satisfies Readonly<Record<string, Saying>>
const bleeding = { says: ["bleeding"], may: ["sinceBirth"] } as const satisfies Saying

type MeaningOf<OfSaying extends Saying> = OfSaying["says" | "may"][number]
export type EverydayWords = WordsByMeaning<
  MeaningOf<(typeof everyday)[keyof typeof everyday] | typeof bleeding> | "plain"
>

/** Recognises harmless everyday messages by the words of all languages. */
export function readerOfEveryday(words: EverydayWords) {
  const patterns: Readonly<Record<string, RegExp>> = patternsOf(words)
  const everywhere = (meanings: readonly string[]) =>
    meanings.map((meaning) => new RegExp(patterns[meaning] as RegExp, "g"))
  const compiled = ({ says, may, ...met }: Saying) => ({
    ...met,
    says: everywhere(says),
    may: everywhere([...may, "plain"]),
  })
  const [sayings, ofBleeding] = [Object.values(everyday).map(compiled), compiled(bleeding)]

  return {
    /**
     * Finds the one everyday thing that a message says if it says nothing else, such as a full breast without fever.
     * The models take its words for danger, so the exact rules then decide without them.
     */
    everydayIn({ text }: Pick<Reading, "text">): Everyday | null {
      const spaced = tokensIn(text).join(" ")
      return sayings.find((one) => saysOnly(one, spaced)) ?? null
    },
    /**
     * A mother who says that she bleeds and names nobody means herself, but the models take the weeks since the birth
     * for a baby's age.
     */
    kindMeant(kind: SafetyKind, { text }: Reading): SafetyKind {
      return saysOnly(ofBleeding, tokensIn(text).join(" ")) ? "mother-emergency" : kind
    },
  }
}

function saysOnly({ says, may }: { says: readonly RegExp[]; may: readonly RegExp[] }, text: string): boolean {
  let rest = text
  for (const meaning of says) {
    const without = rest.replace(meaning, "|")
    if (without === rest) return false
    rest = without
  }
  return may.reduce((left, meaning) => left.replace(meaning, "|"), rest).search(/[^| ]/) === -1
}
