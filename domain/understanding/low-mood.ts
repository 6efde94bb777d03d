import type { Concern } from "../safety/concern.ts"
import type { Shares } from "./intents.ts"
import type { LowMoodWords } from "./message-words.ts"
import { anyPhrase, patternOf } from "./phrases.ts"
import { fold } from "./text.ts"

/**
 * Entries about crying, depression, what she misses, loneliness, burdens, never being enough, not yet loving the baby,
 * and low mood after adopting.
 */
const lowMoodEntryIds = [37, 38, 57, 60, 61, 281, 293, 295, 532]
const shareLeast = 0.3

/**
 * What the models read in a message. It is null, so that only her words decide, if an entry certainly answers the
 * message, or if the message is a bare reply or a question about her week.
 */
type ModelsView = { shares: Shares; concern: Concern | null } | null
export type SpeaksOfLowMood = (text: string, view: ModelsView) => boolean

/**
 * Recognises by the words of all languages that she feels low. A question about depression in general does not count.
 */
export function lowMoodRule(words: readonly LowMoodWords[]): SpeaksOfLowMood {
  const all = (meaning: keyof LowMoodWords) => words.map((of) => of[meaning])
  const besides = anyPhrase(all("besides"))
  const herself = patternOf(all("self").flat())
  const feeling = patternOf(all("feeling").flat())
  const told = [
    anyPhrase(all("sure")),
    new RegExp(`${herself} (?:\\w+ ){0,2}${feeling}`),
    anyPhrase(all("crying")),
    anyPhrase(all("named")),
  ]
  return (text, view) => {
    const folded = fold(text.slice(0, 1000))
    if (besides.test(folded)) return false
    return told.some((pattern) => pattern.test(folded)) || (view !== null && isLikely(view))
  }
}

function isLikely({ shares, concern }: NonNullable<ModelsView>): boolean {
  const share = lowMoodEntryIds.reduce((sum, id) => sum + shares.of(id), 0)
  return share >= shareLeast || concern?.kind === "self-harm" || concern?.kind === "harm-to-baby"
}
