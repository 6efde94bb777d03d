import { notifyStorageChange } from "./device.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "./records.ts"

/** The number of rows of an imported file that the server refused. */
export type RefusedOfFile = { limit: number; other: number }

const keyOf = (userId: string) => recordKey(userId, "refused-of-file")
const limits = ["DIARY_LIMIT", "TOO_MANY_ATTEMPTS"]

export function readRefusedOfFile(userId: string): RefusedOfFile {
  return readRecord<RefusedOfFile>(keyOf(userId), isRefused)?.value ?? { limit: 0, other: 0 }
}

export function noteRefusedOfFile(userId: string, code: string) {
  const { limit, other } = readRefusedOfFile(userId)
  const value = limits.includes(code) ? { limit: limit + 1, other } : { limit, other: other + 1 }
  writeRecord(keyOf(userId), { value, isUnsaved: false })
  notifyStorageChange()
}

/** Resets the count before the next file is imported. */
export function forgetRefusedOfFile(userId: string) {
  removeRecord(keyOf(userId))
}

function isRefused(value: unknown): boolean {
  const { limit, other } = (value ?? {}) as Partial<RefusedOfFile>
  return typeof limit === "number" && typeof other === "number"
}
