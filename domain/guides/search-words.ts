/**
 * What somebody frightened types into a search, by where it leads: a card of help now, or a section of a guide. `alone`: everyday
 * words, which lead there only where nothing else is typed but words of `beside`. Phrases are parted by commas.
 */
export type SearchWords = {
  beside: string
  leadTo: Readonly<Record<string, { always?: string; alone?: string }>>
}
