import { expect, type Page } from "@playwright/test"
import { currentJourneyId } from "#domain/journey/journey.ts"
import { type ChecklistItem, checklistItems } from "#domain/journey/progress.ts"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { operation, type Syncing, sync } from "../api/sync.ts"

type Device = Pick<Page, "request">

type Did = { [Name in OperationName]: [name: Name, args: OperationArgs[Name]] }[OperationName]

/** Another device of hers, as far as it syncs. */
export async function otherDevice(page: Device, origin: string): Promise<Syncing> {
  const session = await (await page.request.get("/api/auth/get-session")).json()
  return {
    id: session.user.id,
    async post(path, data) {
      const answer = await page.request.post(path, { data, headers: { origin } })
      return { status: answer.status(), body: await answer.json() }
    },
  }
}

/** Sends what she did on another device. */
export async function didElsewhere(page: Device, origin: string, did: Did[]) {
  const device = await otherDevice(page, origin)
  const operations = did.map(([name, args]) => operation(name, args, new Date().toISOString()))
  for (let first = 0; first < operations.length; first += 100) {
    const { results } = await sync(device, operations.slice(first, first + 100))
    const refused = results.filter(({ status }) => status !== "applied")
    if (refused.length > 0) throw new Error(JSON.stringify(refused))
  }
}

/** The answer to a request may be there before the page has taken it over. */
export async function expectOnDevice(page: Page, id: string) {
  const held = () => page.evaluate((it) => Object.values(localStorage).some((value) => value.includes(it)), id)
  await expect.poll(held).toBe(true)
}

/** Puts her on a day of her journey: all items of the days before it were done by yesterday, and some of its own today. */
export async function liveUntil(page: Page, origin: string, day: number, ofDay: readonly ChecklistItem[] = []) {
  const days = Array.from({ length: day }, (_, index) => index + 1)
  const [yesterday, today] = [await daysAgo(page, 1), await daysAgo(page, 0)]
  const done = days.flatMap((each) => {
    const [items, date] = each < day ? [checklistItems, yesterday] : [ofDay, today]
    return items.map((item) => ({ day: each, item, date }))
  })
  await didElsewhere(
    page,
    origin,
    done.map((it) => ["itemDone", { journeyId: currentJourneyId, ...it }]),
  )
}

/** The calendar date so many days ago, where the browser is. */
export async function daysAgo(page: Page, days: number): Promise<string> {
  return page.evaluate((ago) => new Date(Date.now() - ago * 86_400_000).toLocaleDateString("sv"), days)
}
