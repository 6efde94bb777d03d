import { createStore, del, get, set, type UseStore } from "idb-keyval"
import type { History } from "#domain/evolution/history.ts"

let opened: UseStore | undefined

function open(): UseStore {
  opened ??= createStore("florescer-history", "histories")
  return opened
}

/** Undefined if there is no history or no IndexedDB. */
export async function readHistory(userId: string): Promise<History | undefined> {
  return quietly(() => get<History>(userId, open()))
}

export async function storeHistory(userId: string, history: History) {
  await quietly(() => set(userId, history, open()))
}

export async function forgetHistory(userId: string) {
  await quietly(() => del(userId, open()))
}

/** If the browser blocks IndexedDB, merely accessing it may throw. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
