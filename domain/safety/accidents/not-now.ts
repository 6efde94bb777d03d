export type MeaningAgainst = "denied" | "unmeant" | "past" | "feared" | "others"

/** "No" counts as a denial only right before the word: in Portuguese it is "in the" elsewhere. */
const noRightBefore = /\bno (?:(?:se|lo|la|le|me|te|hubo|hay|fue|ha|he|one|more) ){0,2}$/

/** Reads what is said around a danger: that it was, that it is feared, that it is not, or that it is another's. */
export function readerOfWhatIsAgainst({
  denied,
  past,
  feared,
  others,
  ...around
}: Readonly<Record<MeaningAgainst, RegExp>>) {
  const unmeant = new RegExp(around.unmeant, "g")
  return {
    isOver(sentence: string, { isAskedAbout }: { isAskedAbout?: true }): boolean {
      return past.test(sentence) || (!isAskedAbout && feared.test(sentence))
    },
    /** Whether a denial stands before what is said, or within it. */
    isDenied(before: string, said: string): boolean {
      const clause = before.slice(-22).replace(/^.*[.,;:!?]/, "")
      return denied.test(clause + said.replace(unmeant, "")) || noRightBefore.test(clause)
    },
    isOfAnother: (sentence: string) => others.test(sentence),
  }
}
