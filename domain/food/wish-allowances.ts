import type { WishTable } from "./wish.ts"
import type { Piece, Sentence } from "./wish-pieces.ts"

const doubts: ReadonlySet<Piece["kind"]> = new Set(["not", "without", "nothing", "doubt", "only"])
const leaving: ReadonlySet<Piece["kind"]> = new Set(["not", "without", "nothing"])
const inAssent: ReadonlySet<Piece["kind"]> = new Set(["item", "link", "assent", "but"])
const denials: ReadonlySet<Piece["kind"]> = new Set(["not", "without", "nothing", "all", "allergy"])

/**
 * Finds foods directly after "I can eat", after "except" that follows a group, or directly before "is fine". A food is
 * not allowed if there is doubt or a reaction is mentioned later.
 */
export function allowedIn({ pieces, isAsked }: Sentence, table: WishTable, isBehind: boolean): ReadonlySet<Piece> {
  const allowed = new Set<Piece>()
  if (isAsked) return allowed
  const lastReaction = pieces.findLastIndex(({ kind }) => kind === "upset" || kind === "allergy")
  for (const each of assentedIn(pieces, lastReaction, isBehind)) allowed.add(each)
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

function assentedIn(pieces: readonly Piece[], lastReaction: number, isBehindAnother: boolean): Piece[] {
  const firstDenial = pieces.findIndex(({ kind }) => leaving.has(kind))
  return clausesOf(pieces).flatMap(({ start, clause }) => {
    const isPlain = clause.every(({ kind }) => inAssent.has(kind)) && clause.at(-1)?.kind === "assent"
    const isBehind = isBehindAnother || lastReaction >= 0 || (firstDenial >= 0 && firstDenial < start)
    return isPlain && isBehind && start > lastReaction ? clause.filter(({ word }) => word && !word.wishes) : []
  })
}

function clausesOf(pieces: readonly Piece[]) {
  const starts = pieces.flatMap(({ kind, gap }, at) => (at === 0 || gap !== "none" || kind === "but" ? [at] : []))
  return starts.map((start, index) => ({ start, clause: pieces.slice(start, starts[index + 1]) }))
}

/** True if the sentence leaves something out; "is fine" in a later sentence may then take it back. */
export function leavesOut(sentence: Sentence): boolean {
  return makesIll(sentence) || sentence.pieces.some(({ kind }) => leaving.has(kind))
}

export function makesIll({ pieces }: Sentence): boolean {
  return pieces.some(({ kind }) => kind === "upset" || kind === "allergy")
}

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
