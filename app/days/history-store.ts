import { createStore, del, get, set, type UseStore } from "idb-keyval"
import type { History } from "#domain/history.ts"

let opened: UseStore | undefined

function open(): UseStore {
  opened ??= createStore("florescer-history", "histories")
  return opened
}

/** The history that this device fetched last; undefined where there is none, or no IndexedDB. */
export async function readHistory(userId: string): Promise<History | undefined> {
  return get<History>(userId, open()).catch(() => undefined)
}

export async function keepHistory(userId: string, history: History) {
  await set(userId, history, open()).catch(() => undefined)
}

export async function forgetHistory(userId: string) {
  await del(userId, open()).catch(() => undefined)
}
