import type { AccessScope } from "#domain/account/access-token.ts"
import { definitionOf, isOperationName, operationNames } from "#domain/operations/operations.ts"

/**
 * The scope that an access token needs for each route. Routes that are not listed answer FORBIDDEN to access tokens.
 */
export const opensFor: Record<string, AccessScope> = {
  "GET /api/account/export": "read",
  "GET /api/check-ins/:date": "read",
  "GET /api/diary-entries": "read",
  "GET /api/diary-entries/months": "read",
  "GET /api/diary-entries/older": "read",
  "GET /api/history": "read",
  "GET /api/profile": "read",
  "GET /api/progress": "read",
  "POST /api/sync": "write",
}

export const operationsByToken = operationNames.filter((name) => definitionOf(name).byToken)

/** Whether an access token may send this operation; false for an unknown operation too. */
export function isOpenToTokens({ name }: { id: string; name?: unknown }): boolean {
  return typeof name === "string" && isOperationName(name) && definitionOf(name).byToken
}
