import type { Concern } from "../safety/concern.ts"
import type { Shares } from "./intents.ts"
import type { LowMoodWords } from "./message-words.ts"
import { anyPhrase, patternOf } from "./phrases.ts"
import { fold } from "./text.ts"

/** Crying, depression, what she misses, loneliness, what weighs on her, never enough, no love yet, low after adopting. */
const lowMoodEntryIds = [37, 38, 57, 60, 61, 281, 293, 295, 532]
const shareLeast = 0.3

/** Null where an entry is sure to answer it. */
type ModelsView = { shares: Shares; concern: Concern | null } | null
export type SpeaksOfLowMood = (text: string, view: ModelsView) => boolean

/** Whether she feels low, by the words of all languages. A question about depression is none. */
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
