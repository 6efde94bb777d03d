import { v7 as uuidV7 } from "uuid"
import { type OperationArgs, type OperationName, operationsVersion } from "#domain/operations/operations.ts"
import type { Noun } from "#domain/operations/rows.ts"
import type { RowChange, SyncAnswer, SyncRequest } from "#domain/operations/sync.ts"
import type { TestApp } from "./test-app.ts"

type Mother = Omit<Awaited<ReturnType<TestApp["mother"]>>, "enableTwoStep">

const defaultAt = "2026-11-21T08:00:00.000Z"

export function operation<Name extends OperationName>(name: Name, args: OperationArgs[Name], at = defaultAt) {
  return { id: uuidV7(), name, args, at, schemaVersion: operationsVersion }
}

/** Sends operations like a device that knows the rows up to `since`. Fails unless the server accepts the request. */
export async function sync(mother: Mother, operations: { id: string }[], asked: Partial<SyncRequest> = {}) {
  const answer = await mother.post("/api/sync", { userId: mother.id, since: null, ...asked, operations })
  if (answer.status !== 200) throw new Error(`sync answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body as SyncAnswer
}

export function rowsOfNoun(changes: RowChange[], noun: Noun): Record<string, unknown> {
  return Object.fromEntries(changes.filter((change) => change.noun === noun).map(({ key, row }) => [key, row]))
}
