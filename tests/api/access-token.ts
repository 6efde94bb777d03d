import { expect } from "vitest"
import type { AccessScope, AccessToken } from "#domain/account/access-token.ts"
import type { TestApp } from "./test-app.ts"

type Mother = Omit<Awaited<ReturnType<TestApp["mother"]>>, "enableTwoStep">

/** Creates an access token as the mother would. */
export async function accessToken(mother: Mother, scope: AccessScope = "read", days: 30 | 90 | 365 = 30) {
  const { password } = mother.account
  const { status, body } = await mother.post("/api/auth/access-tokens", { name: "Planilha", scope, days, password })
  expect(status).toBe(200)
  return body as { secret: string; token: AccessToken }
}

/** A client that is no browser and has no cookie, only an access token. */
export function appWith({ fetch }: Pick<TestApp, "fetch">, secret: string) {
  return async (method: string, path: string, body?: unknown) => {
    const headers = {
      authorization: `Bearer ${secret}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    }
    const answer = await fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
  }
}
