/** What a person says, as meanings in this order of importance: all of it within one sentence, or close. */
export type AccidentRule = {
  says: string
  with?: readonly string[]
  unless?: readonly string[]
  /** Who is meant: a rule for one alone finds nothing for the other. */
  signs: { baby?: string; mother?: string }
  /**
   * For an accident of her own: meanings near it that call for no card, meanings that call for the gentle question, and
   * meanings of which one must be there for the card.
   */
  minorIfHers?: string
  gentleIfHers?: string
  urgentIfHers?: string
  /** The words contain a denial themselves ("does not breathe"), or one before them is about something else. */
  deniesItself?: true
  /** The rule holds although she asks what she may do: it has already happened. */
  isAskedAbout?: true
  /** A scar is where it happens, and says nothing of its being over. */
  isOfScar?: true
  /** Only where a baby is named, as of a grown person it is none. */
  needsBaby?: true
  /** Whoever it is, seconds count. */
  isOfAnyone?: true
  /** Signs said with it, which raise it. */
  beside?: readonly string[]
}

type NamedBy<Rule, Key extends keyof AccidentRule> = Rule extends { readonly [key in Key]: infer Named }
  ? Named extends readonly (infer Each)[]
    ? Each
    : Named
  : never

/** Every meaning that a rule names. */
export type MeaningOf<Rule> = Extract<
  | NamedBy<Rule, "says">
  | NamedBy<Rule, "with">
  | NamedBy<Rule, "unless">
  | NamedBy<Rule, "minorIfHers">
  | NamedBy<Rule, "gentleIfHers">
  | NamedBy<Rule, "urgentIfHers">,
  string
>
