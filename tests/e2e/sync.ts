import type { Page } from "@playwright/test"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { operation } from "../api/sync.ts"

type Did = { [Name in OperationName]: [name: Name, args: OperationArgs[Name]] }[OperationName]

/** Sends what she did on another device. */
export async function didElsewhere(page: Page, origin: string, did: Did[]) {
  const session = await (await page.request.get("/api/auth/get-session")).json()
  const operations = did.map(([name, args]) => operation(name, args, new Date().toISOString()))
  for (let first = 0; first < operations.length; first += 100) {
    const data = { userId: session.user.id, since: null, operations: operations.slice(first, first + 100) }
    const answer = await page.request.post("/api/sync", { data, headers: { origin } })
    const refused = answer.ok() ? (await answer.json()).results.filter(isRefused) : [await answer.text()]
    if (refused.length > 0) throw new Error(JSON.stringify(refused))
  }
}

function isRefused({ status }: { status: string }) {
  return status !== "applied"
}

/** The calendar date so many days ago, where the browser is. */
export async function daysAgo(page: Page, days: number): Promise<string> {
  return page.evaluate((ago) => new Date(Date.now() - ago * 86_400_000).toLocaleDateString("sv"), days)
}
