import { createStore, delMany, getMany, keys, set, type UseStore } from "idb-keyval"
import type { MonthCount, SyncedEntry } from "#domain/diary/diary.ts"

/** A month (YYYY-MM) with all its entries. */
type StoredMonth = { month: string; entries: readonly SyncedEntry[] }

const countsKey = (userId: string) => `${userId}:counts`
const monthKey = (userId: string, month: string) => `${userId}:month:${month}`
let opened: UseStore | undefined

/** Months live in IndexedDB, because years of a diary do not fit into local storage beside the snapshot. */
function open(): UseStore {
  opened ??= createStore("florescer-older-entries", "months")
  return opened
}

export async function readMonths(userId: string): Promise<StoredMonth[]> {
  const found = await quietly(async () => getMany<StoredMonth>(await keysUnder(monthKey(userId, "")), open()))
  return (found ?? []).filter((it) => it !== undefined)
}

export async function storeMonth(userId: string, stored: StoredMonth) {
  await quietly(() => set(monthKey(userId, stored.month), stored, open()))
}

export async function readCounts(userId: string): Promise<MonthCount[] | null> {
  const [counts] = (await quietly(() => getMany<MonthCount[]>([countsKey(userId)], open()))) ?? []
  return counts ?? null
}

export async function storeCounts(userId: string, counts: MonthCount[]) {
  await quietly(() => set(countsKey(userId), counts, open()))
}

export async function removeMonths(userId: string) {
  await quietly(async () => delMany(await keysUnder(`${userId}:`), open()))
}

async function keysUnder(prefix: string): Promise<string[]> {
  return (await keys<string>(open())).filter((key) => key.startsWith(prefix))
}

/** Without IndexedDB or free space, months are kept only until the page is left. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
