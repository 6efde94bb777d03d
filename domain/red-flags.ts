import type { Concern, RedFlag } from "./concern.ts"
import { babyEmergency } from "./red-flags/baby-emergency.ts"
import { deniedBefore, isDenied } from "./red-flags/denial.ts"
import { emergency, sameDay } from "./red-flags/emergency.ts"
import { createFeverCheck } from "./red-flags/fever.ts"
import { harmToBaby } from "./red-flags/harm-to-baby.ts"
import { idioms } from "./red-flags/idioms.ts"
import { createLexicon, forget, type Message, remember } from "./red-flags/lexicon.ts"
import { type Match, matchesOf, type Pattern, type RuleSource, readPattern } from "./red-flags/pattern.ts"
import { createPressureCheck } from "./red-flags/pressure.ts"
import { aloneSelfHarm, deniableSelfHarm, surestSelfHarm } from "./red-flags/self-harm.ts"
import { threats, violence } from "./red-flags/violence.ts"

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
 * What a message, in any of the three languages, calls for, if it speaks of harm or of an emergency that its writer, or
 * someone she writes about, may need help with now. A denial, a saying or a harmless word beside it lowers what is
 * urgent to a gentle question and never silences it. By fixed rules alone; in time that grows with the text's length.
 */
export function concernIn(text: string): Concern | null {
  const message = lexicon.read(text)
  const meanings = message.meanings.slice()
  for (const saying of sayings)
    for (const { at, end } of matchesOf(saying, message)) forget(message, Math.min(...at), end)
  const meant = kindIn(message, { says, saysUndenied, saysAlone, evenDenied: false })
  if (meant) return { level: "urgent", kind: meant }

  remember(message, meanings)
  const mentioned = kindIn(message, { says: mentions, saysUndenied: mentions, saysAlone: mentions, evenDenied: true })
  return mentioned && { level: "check", kind: mentioned }
}

type Patterns = typeof rules.harmToBaby
type Finds = (all: Patterns, message: Message) => boolean
type Reading = Record<"says" | "saysUndenied" | "saysAlone", Finds> & { evenDenied: boolean }

function kindIn(message: Message, { says, saysUndenied, saysAlone, evenDenied }: Reading): RedFlag | null {
  if (says(rules.harmToBaby, message)) return "harm-to-baby"
  if (saysUndenied(rules.threats, message)) return "violence"
  if (says(rules.surestSelfHarm, message) || saysUndenied(rules.deniableSelfHarm, message)) return "self-harm"
  if (saysAlone(rules.aloneSelfHarm, message)) return "self-harm"
  if (saysUndenied(rules.violence, message)) return "violence"
  if (saysUndenied(rules.emergency, message)) return "emergency"
  if (saysUndenied(rules.sameDay, message)) return "same-day"
  return tellsOfFever(message, evenDenied) || tellsOfPressure(message) ? "emergency" : null
}

function says(all: Patterns, message: Message): boolean {
  return someMatch(all, message, ({ isSilenced }) => !isSilenced)
}

function saysAlone(all: Patterns, message: Message): boolean {
  if (message.words.length > alone.words) return false
  return someMatch(all, message, ({ at, isSilenced }) => !isSilenced && Math.min(...at) <= alone.start)
}

function saysUndenied(all: Patterns, message: Message): boolean {
  return someMatch(all, message, ({ at, end, isSilenced }, pattern) => {
    if (isSilenced) return false
    const first = Math.min(...at)
    const places = pattern.near ? at : [first]
    return !isDenied(message, first, end) && !places.some((place) => deniedBefore(message, place))
  })
}

/** Whatever stands around it. */
function mentions(all: Patterns, message: Message): boolean {
  return someMatch(all, message, () => true, true)
}

function someMatch(
  all: Patterns,
  message: Message,
  counts: (match: Match, pattern: Pattern) => boolean,
  midClause = false,
): boolean {
  return all.some((pattern) => {
    for (const match of matchesOf(pattern, message, midClause)) if (counts(match, pattern)) return true
    return false
  })
}
