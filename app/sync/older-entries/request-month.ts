import { api } from "#app/api.ts"
import { AppError, told } from "#app/send.ts"
import { storeUnknownZone, timeZoneHere, zoneNameHere } from "#app/time-zone-here.ts"
import { beginningOf, herZone } from "#app/ui/her-clock.ts"
import type { MonthCount, OlderPage, SyncedEntry } from "#domain/diary/diary.ts"

const answerMs = 30_000
const entriesApi = api["diary-entries"]

/** Fetches a month page by page. The returned version is that of the first page; later pages may be newer. */
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

/** Fetches the number of entries in each month, by the calendar of her time zone. */
export async function requestCounts(userId: string): Promise<MonthCount[]> {
  const name = zoneNameHere()
  try {
    return await requestCountsIn(userId, herZone() ?? timeZoneHere())
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "INVALID_INPUT" || !name || timeZoneHere() !== name) throw error
    storeUnknownZone(name)
    return requestCountsIn(userId, timeZoneHere())
  }
}

async function requestCountsIn(userId: string, timeZone: string): Promise<MonthCount[]> {
  const answer = await entriesApi.months.$get({ query: { userId, timeZone } }, withTimeout())
  return (await told(answer, "months")).months
}

async function requestPage(query: Parameters<typeof entriesApi.older.$get>[0]["query"]): Promise<OlderPage> {
  return told(await entriesApi.older.$get({ query }, withTimeout()), "version", "entries", "next")
}

function withTimeout() {
  return { init: { signal: AbortSignal.timeout(answerMs) } }
}

/** The bounds in UTC of a month (YYYY-MM) in her time zone. */
export function boundsOf(month: string): { from: string; before: string } {
  const [year = 0, number = 1] = month.split("-").map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`
  const at = (month: string) => beginningOf(`${month}-01`).toISOString()
  return { from: at(month), before: at(next) }
}
