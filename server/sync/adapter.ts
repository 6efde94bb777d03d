import type { Context } from "hono"
import { v5 as uuidV5 } from "uuid"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import type { OperationResult } from "#domain/operations/sync.ts"
import { changeOfVersion01, version01Namespace } from "#domain/operations/version-0-1.ts"
import { appError, isErrorCode } from "../errors.ts"
import { languageOf } from "../request-language.ts"
import type { SignedIn } from "../session.ts"
import type { Sync } from "./sync.ts"

/**
 * The operation for a request that is none itself. Without an id, as from version 0.1, it is derived from the request, so
 * that a repeated request counts once.
 */
export function operationOf<Name extends OperationName>(
  name: Name,
  args: OperationArgs[Name],
  at: string,
  id = uuidV5(changeOfVersion01(name, args, at), version01Namespace),
) {
  return { id, name, args, at, schemaVersion: operationsVersion } as Operation
}

/** Applies the operations of a request of version 0.1. Throws the code of the first refused one. */
export async function applyOrThrow(c: Context<SignedIn>, sync: Sync, operations: Operation[]) {
  const { userId, userEmail } = c.var
  const { results } = await sync.apply({ userId, userEmail, language: languageOf(c.req.raw.headers) }, operations)
  throwRefused(results)
}

/** Throws the code of the first refused operation. */
export function throwRefused(results: readonly OperationResult[]) {
  for (const result of results) {
    if (result.status !== "refused") continue
    const code = isErrorCode(result.code) ? result.code : "INTERNAL"
    throw appError(code, result.fields ? { fields: result.fields } : {})
  }
}
