import { setTimeout } from "node:timers/promises"
import { v7 as uuidV7 } from "uuid"
import type { Noun } from "#domain/nouns/noun.ts"
import {
  type OperationArgs,
  type OperationName,
  type OperationResult,
  operationsVersion,
  type RowChange,
  type SyncAnswer,
  type SyncRequest,
} from "#domain/operations/operations.ts"
import type { Answer } from "./visitor.ts"

export type Syncing = {
  id: string
  post: (path: string, body: object) => Promise<Pick<Answer, "status" | "body">>
}

const defaultAt = "2026-11-21T08:00:00.000Z"

export function operation<Name extends OperationName>(name: Name, args: OperationArgs[Name], at = defaultAt) {
  return { id: uuidV7(), name, args, at, schemaVersion: operationsVersion }
}

/** The operation that writes a diary entry of this id. */
export function written(entryId: string = crypto.randomUUID(), text: Partial<OperationArgs["entryWritten"]> = {}) {
  const args = { entryId, mood: "🙂" as const, notes: "Dormi quatro horas.", createdAt: defaultAt, ...text }
  return operation("entryWritten", args)
}

/** Sends operations like a device that knows the rows up to `since`. Fails unless the server accepts the request. */
export async function sync(user: Syncing, operations: { id: string }[], asked: Partial<SyncRequest> = {}) {
  return accepted(await request(user, operations, asked))
}

function request(user: Syncing, operations: { id: string }[], asked: Partial<SyncRequest> = {}) {
  return user.post("/api/sync", { userId: user.id, since: null, ...asked, operations })
}

function accepted({ status, body }: Pick<Answer, "status" | "body">): SyncAnswer {
  if (status !== 200) throw new Error(`sync answered ${status}: ${JSON.stringify(body)}`)
  return body as SyncAnswer
}

/** Sends one operation and returns its result. */
export async function send(user: Syncing, sent: { id: string }): Promise<OperationResult> {
  return onlyResult(await sync(user, [sent]))
}

function onlyResult({ results: [result] }: SyncAnswer): OperationResult {
  if (!result) throw new Error("sync answered no result")
  return result
}

/** The same as a device does it: where the server is too busy to take it, it is sent again. */
export async function sendUntilTaken(user: Syncing, sent: { id: string }): Promise<OperationResult> {
  let answer = await request(user, [sent])
  while (answer.status === 503) {
    await setTimeout(100)
    answer = await request(user, [sent])
  }
  return onlyResult(accepted(answer))
}

/** Creates an operation, sends it and returns its result. */
export function perform<Name extends OperationName>(user: Syncing, name: Name, args: OperationArgs[Name], at?: string) {
  return send(user, operation(name, args, at))
}

export function rowsOfNoun(changes: RowChange[], noun: Noun): Record<string, unknown> {
  return Object.fromEntries(changes.filter((change) => change.noun === noun).map(({ key, row }) => [key, row]))
}
