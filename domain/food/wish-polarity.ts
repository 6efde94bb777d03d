import type { Piece, Sentence } from "./wish-pieces.ts"

export type Polarity = "liked" | "unwanted" | "reaction"
type Mode = Polarity | "without" | "withoutAllergens"

/**
 * Decides for each food whether it is liked, unwanted or makes her ill. Dislike reaches to a "but" or the end of the
 * sentence; "without" reaches to a comma, and for groups of foods further.
 */
export function polaritiesIn({ pieces }: Sentence, isPortuguese: boolean): Map<Piece, Polarity> {
  const polarities = new Map<Piece, Polarity>()
  let mode: Mode = "liked"
  let isNegated = false
  let isInSegment = false
  let isAttribute = false
  let clause: Piece[] = []
  const earlier: Piece[] = []
  const marked = { clause: 0, earlier: 0 }
  for (const [at, piece] of pieces.entries()) {
    const { kind, word, gap } = piece
    if (gap !== "none") {
      if (mode === "without") mode = isAttribute ? "liked" : "withoutAllergens"
      if (gap === "list") isNegated = false
      isInSegment = false
    }
    const isNo = kind === "nothing" && !(isPortuguese && piece.folded === "no")
    if (kind === "except" && clause.length > 0) {
      isAttribute = true
      mode = "without"
    } else if (kind === "not" || kind === "except") {
      isNegated = true
      if (mode !== "reaction") mode = "unwanted"
    } else if (kind === "without" || isNo) {
      isNegated = true
      isAttribute = isInSegment
      if (mode === "liked" || mode === "withoutAllergens") mode = "without"
    } else if (kind === "like") {
      mode = isNegated ? "unwanted" : "liked"
    } else if (kind === "eat" && isNegated && mode === "without") {
      mode = "unwanted"
    } else if (kind === "allow" && !isNegated) {
      mode = "liked"
    } else if (kind === "allergy") {
      const before = pieces[at - 1]
      if (gap === "none" && before?.kind === "item") polarities.set(before, "reaction")
      mode = isNegated ? "liked" : "reaction"
    } else if (kind === "upset") {
      const ill = clause.length > 0 ? clause : earlier
      if (ill.length === 0) mode = "reaction"
      for (const each of ill.slice(ill === clause ? marked.clause : marked.earlier)) polarities.set(each, "reaction")
      marked[ill === clause ? "clause" : "earlier"] = ill.length
    } else if (kind === "but") {
      for (const each of clause) earlier.push(each)
      clause = []
      marked.clause = 0
      mode = "liked"
      isNegated = false
    } else if (word) {
      isNegated = false
      isInSegment = true
      clause.push(piece)
      polarities.set(piece, polarityOf(piece, mode))
    }
  }
  return polarities
}

function polarityOf({ word }: Piece, mode: Mode): Polarity {
  if (mode === "without") return "unwanted"
  if (mode === "withoutAllergens") return word?.wishes && !word.always ? "unwanted" : "liked"
  return mode
}
