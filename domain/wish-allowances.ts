import type { WishTable } from "./wish.ts"
import type { Piece, Sentence } from "./wish-pieces.ts"

const doubts: ReadonlySet<Piece["kind"]> = new Set(["not", "without", "nothing", "doubt", "only"])
const denials: ReadonlySet<Piece["kind"]> = new Set(["not", "without", "nothing", "all", "allergy"])

/**
 * The foods of a sentence that she says she can eat: only those right after "I can eat", or after "except" behind a
 * group that is left out. Any doubt, and a reaction that is named later, leaves them out.
 */
export function allowedIn({ pieces, isAsked }: Sentence, table: WishTable): ReadonlySet<Piece> {
  const allowed = new Set<Piece>()
  if (isAsked) return allowed
  const lastReaction = pieces.findLastIndex(({ kind }) => kind === "upset" || kind === "allergy")
  let isDoubtful = false
  let before: Before = { denies: false, eats: false, hasGroup: false, isNothing: false }
  for (const [at, piece] of pieces.entries()) {
    if (piece.gap !== "none" || piece.kind === "but") isDoubtful = false
    const opens =
      piece.kind === "allow" || piece.kind === "allowOnly"
        ? !isDoubtful
        : piece.kind === "except" && (before.hasGroup || before.isNothing)
    isDoubtful ||= doubts.has(piece.kind)
    before = next(before, piece, table)
    if (opens && at > lastReaction) for (const each of runFrom(pieces, at + 1)) allowed.add(each)
  }
  return allowed
}

/** What was said before a word: enough to tell "no meat except" and "nothing except" from "I eat everything except". */
type Before = { denies: boolean; eats: boolean; hasGroup: boolean; isNothing: boolean }

function next(before: Before, { kind, word }: Piece, table: WishTable): Before {
  const denies = before.denies || denials.has(kind)
  const isGroup = word?.wishes?.some((wish) => table.members[wish]) || isSeveral(word?.foods)
  return {
    denies,
    eats: before.eats || (!denies && (kind === "eat" || kind === "allow" || kind === "like")),
    hasGroup: before.hasGroup || word?.always === true || (isGroup === true && denies && !before.eats),
    isNothing: kind === "nothing",
  }
}

function isSeveral(foods: string | undefined): boolean {
  return foods?.includes(" ") === true
}

/** Foods joined by "and" or "or", if nothing follows them that could limit what was said of them. */
function runFrom(pieces: readonly Piece[], start: number): Piece[] {
  const run: Piece[] = []
  let at = start
  for (;;) {
    const first = at
    while (pieces[at]?.kind === "link" && pieces[at]?.gap === "none") at++
    const piece = pieces[at]
    if (piece?.gap !== "none" || piece.kind === "but") return run
    if (piece.kind !== "item") return at > first && (piece.kind === "not" || piece.kind === "without") ? run : []
    run.push(piece)
    at++
  }
}
