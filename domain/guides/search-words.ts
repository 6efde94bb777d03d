/**
 * What a frightened person types into a search, by the card or guide section that it leads to. Words in `alone` are
 * everyday words, which lead there only if the rest of the query consists of words from `beside`. Phrases are separated
 * by commas.
 */
export type SearchWords = {
  beside: string
  leadTo: Readonly<Record<string, { always?: string; alone?: string }>>
}
