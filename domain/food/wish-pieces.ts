import type { Cue, WishTable, WishWord } from "./wish.ts"
import { lexiconOf } from "./wish-lexicon.ts"
import { formsOf, type Gap, type Token, wishTokens } from "./wish-tokens.ts"

export type Piece = { kind: Cue | "item" | "unknown"; word?: WishWord; spelling: string; folded: string; gap: Gap }
export type Sentence = { pieces: Piece[]; isAsked: boolean }

/** Cuts a text into sentences and these into pieces whose meaning is known. */
export function sentencesOf(text: string, table: WishTable): Sentence[] {
  const tokens = wishTokens(text)
  const lexicon = lexiconOf(table)
  for (const [at, token] of tokens.entries()) {
    const corrected = lexicon.corrected(token)
    if (corrected) tokens[at] = { ...token, folded: corrected, forms: formsOf(corrected) }
  }
  const pieces: (Piece & { isAsked: boolean; needsList: boolean })[] = []
  for (let at = 0; at < tokens.length; ) {
    const match = lexicon.match(tokens, at)
    const length = match?.length ?? 1
    pieces.push({
      ...pieceOf(tokens.slice(at, at + length)),
      ...kindOf(match?.meaning),
      needsList: match?.isWithoutItsAccent === true,
    })
    at += length
  }
  const sentences: Sentence[] = []
  for (const [at, { needsList, isAsked, ...piece }] of pieces.entries()) {
    if (piece.gap === "sentence" || sentences.length === 0) sentences.push({ pieces: [], isAsked: false })
    const isItem = !needsList || isInList(pieces, at)
    sentences.at(-1)?.pieces.push(isItem ? piece : { ...piece, kind: "unknown", word: undefined })
    if (isAsked) sentences.splice(-1, 1, { pieces: sentences.at(-1)?.pieces ?? [], isAsked })
  }
  return sentences
}

function kindOf(meaning: { word?: WishWord; cue?: Cue } | undefined): Pick<Piece, "kind" | "word"> {
  if (meaning?.word) return { kind: "item", word: meaning.word }
  return { kind: meaning?.cue ?? "unknown" }
}

function pieceOf(tokens: readonly Token[]): { spelling: string; folded: string; gap: Gap; isAsked: boolean } {
  return {
    spelling: tokens.map(({ spelling }) => spelling).join(" "),
    folded: tokens.map(({ folded }) => folded).join(" "),
    gap: tokens[0]?.gap ?? "none",
    isAsked: tokens.some(({ isAsked }) => isAsked),
  }
}

function isInList(pieces: readonly Piece[], at: number): boolean {
  const [before, after] = [pieces[at - 1], pieces[at + 1]]
  const opens = pieces[at]?.gap !== "none" || before?.kind === "link"
  const closes = after === undefined || after.gap !== "none" || after.kind === "link"
  const left = before?.kind === "link" ? pieces[at - 2] : before
  const right = after?.kind === "link" ? pieces[at + 2] : after
  return opens && closes && (left?.kind === "item" || right?.kind === "item")
}
