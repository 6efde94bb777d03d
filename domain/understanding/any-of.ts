/** For folded texts. */
export function anyOf(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join("|")})\\b`)
}
