import type { SafetyKind } from "../concern.ts"

/**
 * A rule finds a danger if a sentence has the words of `says` and of every meaning in `with`, and none of `unless`.
 * All meanings must be near each other (see `reach`).
 */
export type AccidentRule = {
  says: string
  with?: readonly string[]
  unless?: readonly string[]
  /**
   * The sign for a baby and the sign for the mother; a rule with only one of them finds nothing about the other
   * person.
   */
  signs: { baby?: string; mother?: string }
  /**
   * Meanings that count only if the accident is the mother's own. With `minorIfHers` near the accident, no card is
   * shown; with `gentleIfHers` in its words, she is asked the gentle question; without `urgentIfHers` near it, the card
   * is lowered to the gentle question.
   */
  minorIfHers?: string
  gentleIfHers?: string
  urgentIfHers?: string
  /**
   * A denial in or before the words does not lower the concern, because the words deny something themselves ("does not
   * breathe") or the denial is about something else.
   */
  deniesItself?: true
  /** The rule holds even if she asks what she may do, because the accident has already happened. */
  isAskedAbout?: true
  /** The rule holds even if a scar is named: the scar is where the sign appears and does not mean that it is over. */
  isOfScar?: true
  /** The rule needs a baby in the message, because the same words are no danger in a grown person. */
  needsBaby?: true
  /** The card is shown whoever the person is, because seconds count. */
  isOfAnyone?: true
  /** The rule always leads to the gentle question, even if the text leaves no doubt. */
  isGentle?: true
  /**
   * The kinds of danger that the models wrongly see in the words of a sign that needs care today; the models' alarm of
   * such a kind is ignored.
   */
  mistakenFor?: readonly SafetyKind[]
  /** Ids of further signs that the rule's words describe too; they can raise the level of the concern. */
  beside?: readonly string[]
}

type NamedBy<Rule, Key extends keyof AccidentRule> = Rule extends { readonly [key in Key]: infer Named }
  ? Named extends readonly (infer Each)[]
    ? Each
    : Named
  : never

/** Every meaning that the rules name, so that the compiler asks for its words in each language. */
export type MeaningOf<Rule> = Extract<
  | NamedBy<Rule, "says">
  | NamedBy<Rule, "with">
  | NamedBy<Rule, "unless">
  | NamedBy<Rule, "minorIfHers">
  | NamedBy<Rule, "gentleIfHers">
  | NamedBy<Rule, "urgentIfHers">,
  string
>
