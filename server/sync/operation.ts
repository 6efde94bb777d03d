import type { Changed, Known, KnownRows, Reads } from "#domain/nouns/noun.ts"
import { definitionOf, type Operation } from "#domain/operations/operations.ts"
import type { Noun } from "#domain/operations/rows.ts"
import { requireConsent } from "../consent/data.ts"
import { type AnyNoun, changesOf, type OperationContext } from "./noun.ts"

/** Throws an AppError to refuse, before anything is written. */
export function createApplyOperation(nouns: readonly AnyNoun[]) {
  const byName = Object.fromEntries(nouns.map((noun) => [noun.noun, noun])) as Record<Noun, AnyNoun>

  return async function applyOperation(received: OperationContext, { name, args }: Operation) {
    const { db, userId, operationId: id, at, member } = received
    const { changes, purpose, reads, apply } = definitionOf(name)
    const own = byName[changes[0] as Noun]
    if (purpose) await requireConsent(db, userId, purpose)
    const now = (await own.admit?.[name]?.(received, args as never)) ?? received.now
    const context = { ...received, now }
    const rows = await loadAll(context, reads(args))
    const moment = { id, at, now: now.toISOString(), ...(member && { memberName: member.name }) }
    const changed = apply(rows, args, moment)
    const all = Object.entries(changed).flatMap(([noun, ofNoun]) =>
      changesOf<unknown>(ofNoun as Changed<unknown>, rows[noun as Noun], args).map((change) => ({
        noun: byName[noun as Noun],
        change: change as never,
      })),
    )
    for (const { noun, change } of all) await noun.check?.(context, change)
    for (const { noun, change } of all) await noun.store(context, change)
    await own.afterwards?.[name]?.(context, args as never, changed)
  }

  async function loadAll({ db, userId }: OperationContext, reads: { [In in Noun]?: Reads }): Promise<KnownRows> {
    const rows: { [In in Noun]?: Known<unknown> } = {}
    for (const [noun, read] of Object.entries(reads) as [Noun, Reads][]) {
      rows[noun] = Object.keys(read).length > 0 ? await byName[noun].load(db, userId, read) : {}
    }
    return rows as KnownRows
  }
}
