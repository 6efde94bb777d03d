const placeOf = (phrase: string) => new RegExp(`(^|[,;\\n]\\s*)${escapeRegExp(phrase)}(?=\\s*(?:[,;\\n]|$))`, "i")

/** True if a text contains a phrase, ignoring case. */
export function hasPhrase(text: string, phrase: string): boolean {
  return placeOf(phrase).test(text.trim())
}

/** Adds or removes a phrase; whatever else she wrote stays. */
export function togglePhrase(text: string, phrase: string): string {
  const trimmed = text.trim()
  if (hasPhrase(trimmed, phrase)) return trimmed.replace(placeOf(phrase), "").replace(/^[,;\s]+/, "")
  const before = trimmed.replace(/[,;]$/, "")
  return before === "" ? phrase : `${before}, ${phrase}`
}

/** Removes all of the phrases from a text. */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  return phrases.reduce((left, phrase) => (hasPhrase(left, phrase) ? togglePhrase(left, phrase) : left), text)
}

const joint = "(?:[,;/\\n]|\\s(?:e|y|and|ou|o|or)\\s)\\s*"
const article = "(?:(?:os?|as?|umas?|uns|um|el|l[ao]s?|unas?|unos|un|the|an|some)\\s+)"

/** Removes a word without leaving a comma, an "and" or an article behind. */
export function withoutWord(text: string, spelling: string): string {
  const composed = text.normalize("NFC")
  if (hasPhrase(composed, spelling)) return withoutPhrases(composed, [spelling])
  const word = spelling.split(" ").map(escapeRegExp).join("[^\\p{L}\\p{N}]+")
  const alone = `(?<![\\p{L}\\p{N}])${article}?${word}(?![\\p{L}\\p{N}])`
  return composed
    .replace(new RegExp(`${alone}\\s*${joint}`, "giu"), "")
    .replace(new RegExp(`(?:\\s*${joint})?${alone}`, "giu"), "")
    .trim()
}

function escapeRegExp(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
