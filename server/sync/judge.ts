import { fieldErrors } from "#domain/field-errors.ts"
import {
  definitionOf,
  isOperationName,
  type Operation,
  operationEnvelopeSchema,
  operationsVersion,
} from "#domain/operations/operations.ts"
import type { OperationResult } from "#domain/operations/sync.ts"
import { upgradeOperation } from "#domain/operations/upgrade.ts"
import { pathOfUnstorableText } from "../json-input.ts"

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
