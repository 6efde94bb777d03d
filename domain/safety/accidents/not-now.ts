export type MeaningAgainst = "denied" | "no" | "afterNo" | "unmeant" | "past" | "scar" | "notReal" | "feared" | "others"

/** Reads what is said around a danger: that it was, that it is feared, that it is not, or that it is another's. */
export function readerOfWhatIsAgainst({
  denied,
  no,
  afterNo,
  past,
  scar,
  notReal,
  feared,
  others,
  ...around
}: Readonly<Record<MeaningAgainst, RegExp>>) {
  /** "No" counts as a denial only right before the word: in Portuguese it is "in the" elsewhere. */
  const noRightBefore = new RegExp(`${no.source} (?:${afterNo.source} ){0,2}$`)
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
