export type MeaningAgainst = "denied" | "no" | "afterNo" | "unmeant" | "past" | "scar" | "notReal" | "feared" | "others"

/**
 * Recognises words around a danger that speak against it: that it is over, only feared or not real, that it is denied,
 * or that it happened to somebody else.
 */
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
  /** "No" counts as a denial only right before the danger, because in Portuguese it also means "in the". */
  const noRightBefore = new RegExp(`${no.source} (?:${afterNo.source} ){0,2}$`)
  const unmeant = new RegExp(around.unmeant, "g")
  return {
    /** `upTo` is the part of the sentence that ends with the danger: a fear counts only if it is said before. */
    isOver(
      sentence: string,
      upTo: string,
      { isAskedAbout, isOfScar }: { isAskedAbout?: true; isOfScar?: true },
    ): boolean {
      if (past.test(sentence) || (!isOfScar && scar.test(sentence))) return true
      return !isAskedAbout && (notReal.test(sentence) || feared.test(upTo))
    },
    /** True if a denial stands before the danger or within its words. */
    isDenied(before: string, said: string): boolean {
      const clause = before.slice(-22).replace(/^.*[.,;:!?]/, "")
      return denied.test(clause + said.replace(unmeant, "")) || noRightBefore.test(clause)
    },
    isOfAnother: (sentence: string) => others.test(sentence),
  }
}
