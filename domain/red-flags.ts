import { babyEmergency } from "./red-flags/baby-emergency.ts"
import { deniedBefore, isDenied } from "./red-flags/denial.ts"
import { emergency, sameDay } from "./red-flags/emergency.ts"
import { createFeverCheck } from "./red-flags/fever.ts"
import { harmToBaby } from "./red-flags/harm-to-baby.ts"
import { idioms } from "./red-flags/idioms.ts"
import { createLexicon, forget, type Message } from "./red-flags/lexicon.ts"
import { matchesOf, type RuleSource, readPattern } from "./red-flags/pattern.ts"
import { createPressureCheck } from "./red-flags/pressure.ts"
import { aloneSelfHarm, deniableSelfHarm, surestSelfHarm } from "./red-flags/self-harm.ts"
import { threats, violence } from "./red-flags/violence.ts"

/** What a message may call for, the most pressing first. */
export const redFlags = ["harm-to-baby", "self-harm", "violence", "emergency", "same-day"] as const
export type RedFlag = (typeof redFlags)[number]

/** A message that is hardly more than these words: it begins with them, after one other at most. */
const alone = { words: 7, start: 1 }

const lexicon = createLexicon()
const patterns = (sources: readonly RuleSource[]) => sources.map((source) => readPattern(source, lexicon))
const sayings = patterns(idioms)
const rules = {
  harmToBaby: patterns(harmToBaby),
  surestSelfHarm: patterns(surestSelfHarm),
  deniableSelfHarm: patterns(deniableSelfHarm),
  aloneSelfHarm: patterns(aloneSelfHarm),
  threats: patterns(threats),
  violence: patterns(violence),
  emergency: patterns([...emergency, ...babyEmergency]),
  sameDay: patterns(sameDay),
}
const tellsOfFever = createFeverCheck(lexicon)
const tellsOfPressure = createPressureCheck(lexicon)

/**
 * Whether a message, in any of the three languages, speaks of harm or of an emergency that its writer, or someone she
 * writes about, may need help with now. By fixed rules alone; in time that grows with the text's length.
 */
export function redFlagIn(text: string): RedFlag | null {
  const message = lexicon.read(text)
  for (const saying of sayings)
    for (const { at, end } of matchesOf(saying, message)) forget(message, Math.min(...at), end)

  if (says(rules.harmToBaby, message)) return "harm-to-baby"
  if (saysUndenied(rules.threats, message)) return "violence"
  if (says(rules.surestSelfHarm, message) || saysUndenied(rules.deniableSelfHarm, message)) return "self-harm"
  if (message.words.length <= alone.words && says(rules.aloneSelfHarm, message, alone.start)) return "self-harm"
  if (saysUndenied(rules.violence, message)) return "violence"
  if (saysUndenied(rules.emergency, message)) return "emergency"
  if (saysUndenied(rules.sameDay, message)) return "same-day"
  return tellsOfFever(message) || tellsOfPressure(message) ? "emergency" : null
}
type Patterns = typeof rules.harmToBaby

function says(all: Patterns, message: Message, latest = Number.POSITIVE_INFINITY): boolean {
  return all.some((pattern) => {
    for (const { at } of matchesOf(pattern, message)) if (Math.min(...at) <= latest) return true
    return false
  })
}

function saysUndenied(all: Patterns, message: Message): boolean {
  return all.some((pattern) => {
    for (const match of matchesOf(pattern, message)) {
      const first = Math.min(...match.at)
      const places = pattern.near ? match.at : [first]
      if (!isDenied(message, first, match.end) && !places.some((place) => deniedBefore(message, place))) return true
    }
    return false
  })
}
