import { fieldErrors } from "#domain/field-errors.ts"
import type { Changed, Known, KnownRows, Reads } from "#domain/nouns/noun.ts"
import {
  definitionOf,
  isOperationName,
  type Operation,
  type OperationEnvelope,
  operationEnvelopeSchema,
  operationsVersion,
} from "#domain/operations/operations.ts"
import type { Noun } from "#domain/operations/rows.ts"
import type { OperationResult } from "#domain/operations/sync.ts"
import { requireConsent } from "../consent/data.ts"
import { pathOfUnstorableText } from "../json-input.ts"
import { type AnyNoun, changesOf, type OperationContext } from "./noun.ts"

type Judged = { operation: Operation; result?: never } | { operation?: never; result: OperationResult }

/** Refused as malformed or unknown, deferred as too new. */
export function judgeOperation(sent: { id: string }): Judged {
  const { id } = sent
  const refused = (code: string, fields = {}): Judged => ({ result: { id, status: "refused", code, fields } })
  const envelope = operationEnvelopeSchema.safeParse(sent)
  if (!envelope.success) return refused("INVALID_INPUT", fieldErrors(envelope.error))
  if (envelope.data.schemaVersion > operationsVersion) return { result: { id, status: "deferred" } }
  const upgraded = upgradeOperation(envelope.data)
  if (!upgraded || !isOperationName(upgraded.name)) return refused("UNKNOWN_OPERATION")
  const args = definitionOf(upgraded.name).args.safeParse(upgraded.args)
  if (!args.success) return refused("INVALID_INPUT", fieldErrors(args.error))
  const unstorable = pathOfUnstorableText(args.data)
  if (unstorable !== null) return refused("INVALID_INPUT", { [unstorable]: "invalid" })
  return { operation: { ...upgraded, args: args.data } as Operation }
}

const asItIs = (operation: OperationEnvelope) => operation
/** By the version that they start from. Versions 3 to 9 only added: what earlier ones send means the same. */
const upgrades: { [version: number]: (operation: OperationEnvelope) => OperationEnvelope } = {
  2: asItIs,
  3: asItIs,
  4: asItIs,
  5: asItIs,
  6: asItIs,
  7: asItIs,
  8: asItIs,
}

function upgradeOperation(operation: OperationEnvelope): OperationEnvelope | null {
  const { schemaVersion } = operation
  if (schemaVersion === operationsVersion) return operation
  const upgraded = upgrades[schemaVersion]?.(operation)
  return upgraded ? upgradeOperation({ ...upgraded, schemaVersion: schemaVersion + 1 }) : null
}

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
