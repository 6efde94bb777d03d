import { api } from "#app/api.ts"
import { AppError } from "#app/send.ts"
import type { MonthCount, OlderPage, SyncedEntry } from "#domain/diary.ts"

const answerMs = 30_000
const entriesApi = api["diary-entries"]

/** A month by the device's calendar, as of the version of its first page or later. */
export async function requestMonth(userId: string, month: string) {
  const { from, before } = boundsOf(month)
  const first = await requestPage({ userId, from, before })
  const entries: SyncedEntry[] = [...first.entries]
  for (let { next } = first; next !== null; ) {
    const page = await requestPage({ userId, from, before: next.createdAt, beforeId: next.id })
    entries.push(...page.entries)
    next = page.next
  }
  return { version: first.version, epoch: first.epoch, entries }
}

/** How many entries each month has, by the device's calendar. */
export async function requestCounts(userId: string): Promise<MonthCount[]> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  try {
    return await requestCountsIn(userId, timeZone)
  } catch (error) {
    // A time zone that is newer than the server.
    if (error instanceof AppError && error.code === "INVALID_INPUT") return requestCountsIn(userId, "UTC")
    throw error
  }
}

async function requestCountsIn(userId: string, timeZone: string): Promise<MonthCount[]> {
  const answer = await entriesApi.months.$get({ query: { userId, timeZone } }, withTimeout())
  return (await answer.json()).months
}

async function requestPage(query: Parameters<typeof entriesApi.older.$get>[0]["query"]): Promise<OlderPage> {
  return (await entriesApi.older.$get({ query }, withTimeout())).json()
}

function withTimeout() {
  return { init: { signal: AbortSignal.timeout(answerMs) } }
}

/** When a month (YYYY-MM) begins and ends where the device is, in UTC. */
export function boundsOf(month: string): { from: string; before: string } {
  const [year = 0, number = 1] = month.split("-").map(Number)
  const at = (index: number) => new Date(year, index).toISOString()
  return { from: at(number - 1), before: at(number) }
}
