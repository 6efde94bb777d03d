/** Her words are free; what most say she taps: phrases between commas, semicolons or lines. */
const placeOf = (phrase: string) => new RegExp(`(^|[,;\\n]\\s*)${escapeRegExp(phrase)}(?=\\s*(?:[,;\\n]|$))`, "i")

/** Whether a text has a phrase of its own, in whatever case. */
export function hasPhrase(text: string, phrase: string): boolean {
  return placeOf(phrase).test(text.trim())
}

/** The text with the phrase at its end; without it, where it was there. What she wrote beside it stays as it is. */
export function togglePhrase(text: string, phrase: string): string {
  const trimmed = text.trim()
  if (hasPhrase(trimmed, phrase)) return trimmed.replace(placeOf(phrase), "").replace(/^[,;\s]+/, "")
  const before = trimmed.replace(/[,;]$/, "")
  return before === "" ? phrase : `${before}, ${phrase}`
}

/** The text without any of the phrases. */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  return phrases.reduce((left, phrase) => (hasPhrase(left, phrase) ? togglePhrase(left, phrase) : left), text)
}

const joint = "(?:[,;/\\n]|\\s(?:e|y|and|ou|o|or)\\s)\\s*"

/**
 * A text without a word or phrase of hers: where it stands by itself, else wherever she wrote it, and without the comma or the
 * "and" that would be left over.
 */
export function withoutWord(text: string, spelling: string): string {
  const composed = text.normalize("NFC")
  if (hasPhrase(composed, spelling)) return withoutPhrases(composed, [spelling])
  const word = spelling.split(" ").map(escapeRegExp).join("[^\\p{L}\\p{N}]+")
  const alone = `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`
  return composed
    .replace(new RegExp(`${alone}\\s*${joint}`, "giu"), "")
    .replace(new RegExp(`(?:\\s*${joint})?${alone}`, "giu"), "")
    .trim()
}

function escapeRegExp(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
