/** Matches any of the words in a folded text. */
export function anyOf(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join("|")})\\b`)
}
