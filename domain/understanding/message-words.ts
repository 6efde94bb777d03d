import type { Phrases } from "./phrases.ts"

/** Phrases that show that she feels low, and phrases that show whom a message is about. */
export type MessageWords = {
  /** Whole messages that only reply to something offered or asked. */
  bareReply: Phrases
  lowMood: LowMoodWords
  whom: WhomWords
}

export type LowMoodWords = {
  /** These phrases show a low mood without any other word. */
  sure: Phrases
  /** Words for herself that stand before a feeling, such as "I feel". */
  self: Phrases
  feeling: Phrases
  crying: Phrases
  /** Feelings named by a noun. */
  named: Phrases
  /** With these words a phrase is about something else, such as onions, a crying baby or a partner. */
  besides: Phrases
}

export type WhomWords = {
  pregnant: Phrases
  /** Questions whether she is or was pregnant or looks it, which do not mean that she is. */
  notPregnantNow: Phrases
  olderChild: Phrases
  /** Things that a mother asks about for a child, such as food, sleep, illness and medicine. */
  care: Phrases
  /** Words that say for whom something is asked, such as "for". */
  towards: Phrases
  baby: Phrases
  /** Words for another woman, when they stand before a phrase about that woman's birth. */
  woman: Phrases
  afterBirth: Phrases
  /** Phrases about what others say or do to her, or about what belongs to her; then the message is about herself. */
  herOwn: Phrases
}
