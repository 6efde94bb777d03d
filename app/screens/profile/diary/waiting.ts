import { useMemo, useSyncExternalStore } from "react"
import * as z from "zod/mini"
import { forgetKey, keptKey, onKeptChange, readKept, writeKept } from "#app/kept/storage.ts"
import { type DiaryEntry, moods } from "#domain/diary.ts"

/** An entry, or the deletion of one, that the server has not confirmed: it is on this device. */
export type WaitingEntry = DiaryEntry & {
  deleted?: boolean
  /** The server does not take it as it is. */
  refused?: boolean
  /** Because there are too many today, or in all. */
  isOverLimit?: boolean
}

const entrySchema = z.object({ id: z.string(), mood: z.enum(moods), notes: z.string(), createdAt: z.string() })
export const isEntry = (value: unknown) => entrySchema.safeParse(value).success

const prefixOf = (userId: string) => keptKey(userId, "diary:")
const keyOf = (userId: string, id: string) => prefixOf(userId) + id

/** Throws when this device has no room left. */
export function keepWaiting(userId: string, entry: WaitingEntry) {
  writeKept(keyOf(userId, entry.id), { value: entry, changedAt: new Date().toISOString(), waiting: true })
}

export function readWaiting(userId: string, id: string): WaitingEntry | null {
  return readKept<WaitingEntry>(keyOf(userId, id), isEntry)?.value ?? null
}

export function forgetWaiting(userId: string, id: string) {
  forgetKey(keyOf(userId, id))
}

export function useWaiting(userId: string): WaitingEntry[] {
  return useKeptUnder<WaitingEntry>(prefixOf(userId))
}

/** All that this device keeps under a prefix, looked at anew with every change, in another tab too. */
export function useKeptUnder<Value>(prefix: string): Value[] {
  const stored = useSyncExternalStore(onKeptChange, () => textUnder(prefix))
  return useMemo(() => {
    const keys = JSON.parse(stored).map(([key]: [string]) => key) as string[]
    return keys.flatMap((key) => readKept<Value>(key, isEntry)?.value ?? [])
  }, [stored])
}

function textUnder(prefix: string): string {
  const entries = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix))
  return JSON.stringify(entries.sort())
}
