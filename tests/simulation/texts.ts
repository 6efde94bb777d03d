import type { Operation } from "#domain/operations/operations.ts"
import type { Ledger } from "./ledger.ts"

type Text = { revision: string; notes: string; place: number }

/** The texts of these operations that are in none of her entries, though none of them has taken those away. */
export function lostTexts(
  operations: readonly Operation[],
  { seenRevisions }: Ledger,
  shownNotes: ReadonlySet<string>,
) {
  const texts = operations.flatMap((operation, place): Text[] => {
    if (operation.name !== "entryWritten" && operation.name !== "entryEdited") return []
    if (operations.findIndex(({ id }) => id === operation.id) < place) return []
    return [{ revision: operation.id, notes: operation.args.notes, place }]
  })
  return texts.filter((text) => !shownNotes.has(text.notes) && !isTakenAway(text)).map(({ notes }) => notes)

  function isTakenAway({ revision, place }: Text) {
    const revisions = revisionsOf(revision)
    return operations.some(({ id, name, args }, at) => {
      if (name === "entryEdited") return revisions.has(args.base)
      if (name === "consentWithdrawn") return args.purpose === "diary" && at > place
      if (name === "entryDeleted") {
        const seen = seenRevisions.get(id)
        return seen !== undefined && revisions.has(seen)
      }
      if (name !== "conflictSettled") return false
      if (args.keep === "entry") return revisions.has(args.copyRevision)
      return args.keep === "copy" && revisions.has(args.entryRevision)
    })
  }

  /** A text that she keeps of two gets the revision of her choice. */
  function revisionsOf(revision: string): Set<string> {
    const revisions = new Set([revision])
    for (const { id, name, args } of operations) {
      if (name === "conflictSettled" && args.keep === "copy" && revisions.has(args.copyRevision)) revisions.add(id)
    }
    return revisions
  }
}
