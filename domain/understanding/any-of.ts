/** A pattern for any of these words, each whole; a word may be a pattern itself. For folded texts. */
export function anyOf(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join("|")})\\b`)
}
