import type { Phrases } from "./phrases.ts"

/** What tells that she feels low, and whom a message is about. */
export type MessageWords = {
  /** Said to what was offered or asked, and nothing else: whole messages. */
  bareReply: Phrases
  lowMood: LowMoodWords
  whom: WhomWords
}

export type LowMoodWords = {
  /** Enough by themselves. */
  sure: Phrases
  /** How she speaks of herself, before a feeling. */
  self: Phrases
  feeling: Phrases
  crying: Phrases
  /** A feeling as a noun. */
  named: Phrases
  /** Beside these the same words tell of something else: onions, a baby who cries, a partner. */
  besides: Phrases
}

export type WhomWords = {
  pregnant: Phrases
  /** Whoever asks whether she is, was, or looks so. */
  notPregnantNow: Phrases
  olderChild: Phrases
  /** What is asked about for a child. */
  care: Phrases
  /** Between what is asked about and the child. */
  towards: Phrases
  baby: Phrases
  /** Another woman, before what tells of her birth. */
  woman: Phrases
  afterBirth: Phrases
  /** What others say or do to her, and what is hers. */
  herOwn: Phrases
}
