import { type Cue, cues, type WishTable, type WishWord } from "./wish.ts"
import { singularsOf, type Token, wishTokens } from "./wish-tokens.ts"

type Meaning = { word: WishWord; cue?: undefined; isKnownOnly?: boolean } | { cue: Cue; word?: undefined }
type Match = { meaning: Meaning; length: number; isWithoutItsAccent: boolean }

type Node = { children: Map<string, { node: Node; isExact: boolean }[]>; meaning?: Meaning; spelling?: string }
type Candidate = Match & { penalty: number }

/** Of two matches of equal length, a word of `content/wish-words` wins over a known food. */
const knownPenalty = 1000
const shortestMisspelt = 6
const longestMisspelt = 24

export type Lexicon = {
  match: (tokens: readonly Token[], at: number) => Match | null
  corrected: (token: Token) => string | null
}

const lexicons = new WeakMap<WishTable, Lexicon>()

/** Compiles a table of words; each table only once. */
export function lexiconOf(table: WishTable): Lexicon {
  const known = lexicons.get(table)
  if (known) return known
  const made = createLexicon(table)
  lexicons.set(table, made)
  return made
}

function createLexicon(table: WishTable): Lexicon {
  const root: Node = { children: new Map() }
  const vocabulary = new Set<string>()
  for (const word of table.words) insertAll(root, word.words, { word }, vocabulary)
  for (const cue of cues) insertAll(root, table.cues[cue], { cue }, cue === "allergy" ? vocabulary : new Set())
  for (const word of table.known ?? []) insertAll(root, word.words, { word, isKnownOnly: true }, new Set())
  const known = new Set(table.lookalikes.split(" "))
  addForms(root, known)
  return { match: (tokens, at) => longest(root, tokens, at), corrected: correctorOf(root, vocabulary, known) }
}

function insertAll(root: Node, words: string, meaning: Meaning, vocabulary: Set<string>): void {
  for (const phrase of words.split(",")) {
    const tokens = wishTokens(phrase)
    let node = root
    for (const { folded } of tokens) node = childOf(node, folded)
    if (node === root || node.meaning) continue
    const [only, next] = tokens
    if (only && !next)
      for (const form of [only.folded, `${only.folded}s`]) if (form.length >= shortestMisspelt) vocabulary.add(form)
    node.meaning = meaning
    if (meaning.word?.accented) node.spelling = spellingOf(tokens)
  }
}

function childOf(node: Node, folded: string): Node {
  const there = node.children.get(folded)?.[0]
  if (there) return there.node
  const child: Node = { children: new Map() }
  node.children.set(folded, [{ node: child, isExact: true }])
  return child
}

function spellingOf(tokens: readonly Token[]): string {
  return tokens.map(({ spelling }) => spelling.toLowerCase()).join(" ")
}

function addForms(node: Node, known: Set<string>): void {
  for (const [folded, [exact]] of [...node.children]) {
    if (!exact) continue
    known.add(folded)
    addForms(exact.node, known)
    for (const form of singularsOf(folded)) {
      const others = node.children.get(form) ?? []
      node.children.set(form, [...others, { node: exact.node, isExact: false }])
      known.add(form)
    }
  }
}

function longest(root: Node, tokens: readonly Token[], start: number): Match | null {
  let best: Candidate | null = null
  function follow(node: Node, at: number, formPenalty: number): void {
    if (node.meaning && at > start) {
      const penalty = formPenalty + (node.meaning.word && node.meaning.isKnownOnly ? knownPenalty : 0)
      const length = at - start
      const isBetter = !best || length > best.length || (length === best.length && penalty < best.penalty)
      const isWithoutItsAccent =
        node.spelling !== undefined && !spellingOf(tokens.slice(start, at)).startsWith(node.spelling)
      if (isBetter)
        best = {
          meaning: isOtherWord(node.meaning, tokens[at]) ? { cue: "plain" } : node.meaning,
          length,
          penalty,
          isWithoutItsAccent,
        }
    }
    const token = tokens[at]
    if (!token || (at > start && token.gap !== "none")) return
    for (const [order, form] of token.forms.entries())
      for (const { node: child, isExact } of node.children.get(form) ?? [])
        follow(child, at + 1, formPenalty + order * 2 + (isExact ? 0 : 1))
  }
  follow(root, start, 0)
  return best
}

function isOtherWord({ word }: Meaning, next: Token | undefined): boolean {
  if (!word?.notBefore || next?.gap !== "none") return false
  const words = word.notBefore.split(" ")
  return next.forms.some((form) => words.includes(form))
}

function correctorOf(root: Node, vocabulary: ReadonlySet<string>, known: ReadonlySet<string>): Lexicon["corrected"] {
  const index = new Map<string, string[]>()
  for (const word of vocabulary)
    for (const key of [word, ...withoutOneLetter(word)]) {
      const words = index.get(key)
      if (words) words.push(word)
      else index.set(key, [word])
    }
  function meaningOf(word: string): unknown {
    const meaning = [word, ...singularsOf(word)].map((form) => root.children.get(form)?.[0]?.node.meaning).find(Boolean)
    return meaning?.word ?? meaning?.cue ?? word
  }
  return ({ folded, forms }) => {
    if (folded.length < shortestMisspelt || folded.length > longestMisspelt) return null
    if (forms.some((form) => known.has(form))) return null
    for (const form of [folded, ...singularsOf(folded)]) {
      if (form.length < shortestMisspelt - 1) continue
      const near = new Set([form, ...withoutOneLetter(form)].flatMap((key) => index.get(key) ?? []))
      const words = [...near].filter((each) => isOneEditApart(form, each))
      if (new Set(words.map(meaningOf)).size === 1) return words[0] ?? null
    }
    return null
  }
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

function isOneEditApart(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [left, right] = [one.slice(start), other.slice(start)]
  if (left.slice(1) === right || left === right.slice(1) || left.slice(1) === right.slice(1)) return true
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}
