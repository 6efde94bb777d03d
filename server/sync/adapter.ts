import type { Context } from "hono"
import { v5 as uuidV5 } from "uuid"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { appError, isErrorCode } from "../errors.ts"
import { languageOf } from "../request-language.ts"
import type { SignedIn } from "../session.ts"
import type { Sync } from "./sync.ts"

const namespace = "f1c2f0b4-6c0e-5d53-9d4e-5d9f3f4b7c11"

/** An operation that a page of version 0.1 stands for: the same request makes the same one, so that it counts once however often it comes. */
export function operationOf<Name extends OperationName>(name: Name, args: OperationArgs[Name], at: string) {
  const id = uuidV5(JSON.stringify([name, args, at]), namespace)
  return { id, name, args, at, schemaVersion: operationsVersion } as Operation
}

/** Applies what a page of version 0.1 sends. Throws the code of the first that is refused. */
export async function applyOrThrow(c: Context<SignedIn>, sync: Sync, operations: Operation[]) {
  const { userId, userEmail } = c.var
  const results = await sync.apply({ userId, userEmail, language: languageOf(c.req.raw.headers) }, operations)
  for (const result of results) {
    if (result.status !== "refused") continue
    const code = isErrorCode(result.code) ? result.code : "INTERNAL"
    throw appError(code, result.fields ? { fields: result.fields } : {})
  }
}
