/** What a person says, in this order of importance: all of it within one sentence, or close. */
export type AccidentRule = {
  says: RegExp
  with?: readonly RegExp[]
  unless?: readonly RegExp[]
  /** Who is meant: a rule for one alone finds nothing for the other. */
  signs: { baby?: string; mother?: string }
  /**
   * For an accident of her own: words near it that call for no card, words that are asked about gently, and words
   * without which it is.
   */
  minorIfHers?: RegExp
  gentleIfHers?: RegExp
  urgentIfHers?: RegExp
  /** The words contain a denial themselves ("does not breathe"), or one before them is about something else. */
  deniesItself?: true
  /** The rule holds although she asks what she may do: it has already happened. */
  isAskedAbout?: true
  /** Only where a baby is named, as of a grown person it is none. */
  needsBaby?: true
  /** Whoever it is, seconds count. */
  isOfAnyone?: true
  /** Signs said with it, which raise it. */
  beside?: readonly string[]
}
