/** What a person says, in this order of importance: all of it within one sentence, or close. */
export type AccidentRule = {
  says: RegExp
  with?: readonly RegExp[]
  unless?: readonly RegExp[]
  /** Who is meant: a rule for one alone finds nothing for the other. */
  signs: { baby?: string; mother?: string }
  /** Of her own: what calls for no card, what asks gently, and without what it does. */
  minorIfHers?: RegExp
  gentleIfHers?: RegExp
  urgentIfHers?: RegExp
  /** Of these words the denial is a part, or a denial before them is of something else. */
  deniesItself?: true
  /** Also where she asks what she may do: she has it already. */
  isAskedAbout?: true
  /** Only where a baby is named, as of a grown person it is none. */
  needsBaby?: true
  /** Whoever it is, seconds count. */
  isOfAnyone?: true
}
