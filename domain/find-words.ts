export type Segment = { text: string; at: number; isFound: boolean }

const wordCharacter = /[\p{L}\p{N}]/u
const excerptMaxLength = 180
const leadMaxLength = 60

/** Returns a text in lower case and without accents. */
export function plainText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}

/** The words of a search as they are compared, the longest first. */
export function termsOf(search: string): string[] {
  const terms = plainText(search).split(/\s+/).filter(Boolean)
  return [...new Set(terms)].sort((one, other) => other.length - one.length)
}

/** True if each term is the beginning of a word. */
export function hasTerms(plain: string, terms: readonly string[]): boolean {
  return terms.every((term) => placeOf(plain, term) !== -1)
}

/** A line of the text around the first match. */
export function excerptOf(text: string, terms: readonly string[]): Segment[] {
  const characters = [...text.normalize("NFC").replace(/\s+/g, " ").trim()]
  const found = markFound(characters, terms)
  const first = Math.max(0, found.indexOf(true))
  const from = first <= leadMaxLength ? 0 : startOfWord(characters, first - leadMaxLength)
  const to = Math.min(characters.length, from + excerptMaxLength)
  const segments: Segment[] = from > 0 ? [{ text: "… ", at: -1, isFound: false }] : []
  for (let index = from; index < to; index++) {
    const last = segments.at(-1)
    const [character = "", isFound = false] = [characters[index], found[index]]
    if (last?.isFound === isFound) last.text += character
    else segments.push({ text: character, at: index, isFound })
  }
  if (to < characters.length) segments.push({ text: " …", at: to, isFound: false })
  return segments
}

function markFound(characters: readonly string[], terms: readonly string[]): boolean[] {
  const found = characters.map(() => false)
  // Simplifying may turn a character into none or several, so the original positions are kept.
  const plain = characters.map(plainText)
  const origins = plain.flatMap((it, index) => Array.from({ length: it.length }, () => index))
  const text = plain.join("")
  for (const term of terms) {
    for (let at = placeOf(text, term); at !== -1; at = placeOf(text, term, at + 1)) {
      for (const index of origins.slice(at, at + term.length)) found[index] = true
    }
  }
  return found
}

/** The position where a term begins a word, or anywhere if the term begins with no letter; -1 if it does not occur. */
function placeOf(plain: string, term: string, from = 0): number {
  let at = plain.indexOf(term, from)
  while (at > 0 && isWithinWord(plain, at)) at = plain.indexOf(term, at + 1)
  return at
}

function isWithinWord(plain: string, at: number): boolean {
  return wordCharacter.test(plain[at] ?? "") && wordCharacter.test(plain[at - 1] ?? "")
}

function startOfWord(characters: readonly string[], near: number): number {
  const space = characters.indexOf(" ", near)
  return space === -1 || space > near + leadMaxLength / 2 ? near : space + 1
}
