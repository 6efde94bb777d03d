type Keyword = { keyword: string; place: number }

/** Keywords by their first letters: there are thousands of keywords, but a text has few places where one can begin. */
export type KeywordIndex = { byBeginning: ReadonlyMap<string, readonly Keyword[]>; lengths: readonly number[] }

const longestBeginning = 4

/** Builds the index from lists of keywords; each list is identified by its position. */
export function indexKeywords(lists: readonly (readonly string[])[]): KeywordIndex {
  const byBeginning = new Map<string, Keyword[]>()
  lists.forEach((keywords, place) => {
    for (const keyword of keywords) {
      const beginning = keyword.slice(0, longestBeginning)
      const same = byBeginning.get(beginning) ?? []
      byBeginning.set(beginning, same)
      same.push({ keyword, place })
    }
  })
  return { byBeginning, lengths: [...new Set([...byBeginning.keys()].map(({ length }) => length))] }
}

/** The position of the first list of which the text contains a keyword, even inside a word; -1 if it contains none. */
export function firstContained(text: string, { byBeginning, lengths }: KeywordIndex): number {
  let first = Number.POSITIVE_INFINITY
  for (let at = 0; at < text.length; at++)
    for (const length of lengths)
      for (const { keyword, place } of byBeginning.get(text.slice(at, at + length)) ?? []) {
        if (place >= first) break
        if (text.startsWith(keyword, at)) first = place
      }
  return Number.isFinite(first) ? first : -1
}
