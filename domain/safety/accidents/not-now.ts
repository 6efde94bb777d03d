export type MeaningAgainst = "denied" | "unmeant" | "past" | "scar" | "notReal" | "feared" | "others"

/** "No" counts as a denial only right before the word: in Portuguese it is "in the" elsewhere. */
const noRightBefore = /\bno (?:(?:se|lo|la|le|me|te|hubo|hay|fue|ha|he|one|more) ){0,2}$/

/** Reads what is said around a danger: that it was, that it is feared, that it is not, or that it is another's. */
export function readerOfWhatIsAgainst({
  denied,
  past,
  scar,
  notReal,
  feared,
  others,
  ...around
}: Readonly<Record<MeaningAgainst, RegExp>>) {
  const unmeant = new RegExp(around.unmeant, "g")
  return {
    /** `upTo`: the sentence to the end of what is said. */
    isOver(
      sentence: string,
      upTo: string,
      { isAskedAbout, isOfScar }: { isAskedAbout?: true; isOfScar?: true },
    ): boolean {
      if (past.test(sentence) || (!isOfScar && scar.test(sentence))) return true
      return !isAskedAbout && (notReal.test(sentence) || feared.test(upTo))
    },
    /** Whether a denial stands before what is said, or within it. */
    isDenied(before: string, said: string): boolean {
      const clause = before.slice(-22).replace(/^.*[.,;:!?]/, "")
      return denied.test(clause + said.replace(unmeant, "")) || noRightBefore.test(clause)
    },
    isOfAnother: (sentence: string) => others.test(sentence),
  }
}
