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

function escapeRegExp(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
