import { useMemo, useState, useSyncExternalStore } from "react"
import * as z from "zod/mini"
import { deviceStorage, onStorageChange } from "#app/storage/device.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { type DiaryEntry, defaultMood, moods } from "#domain/diary/diary.ts"

const entrySchema = z.object({
  id: z.string(),
  mood: z.enum(moods),
  notes: z.string(),
  createdAt: z.string(),
  hasChosenMood: z.optional(z.boolean()),
})
const isEntry = (value: unknown) => entrySchema.safeParse(value).success

const prefixOf = (userId: string) => recordKey(userId, "diary-draft:")

/** `revision` is that of the text that she began to edit. */
export type Draft = DiaryEntry & {
  revision?: string
  /** True if she chose the mood; missing if the draft still has the default mood of a new entry. */
  hasChosenMood?: boolean
}

export const blankEntry: Draft = { id: "new", mood: defaultMood, notes: "", createdAt: "" }

function readDraft(userId: string, id: string): Draft | null {
  return readRecord<Draft>(prefixOf(userId) + id, isEntry)?.value ?? null
}

export function useDraft(userId: string, original: DiaryEntry) {
  const [draft, setDraft] = useState(() => readDraft(userId, original.id))

  function write(next: Draft) {
    const { mood, notes } = next
    const isUnsaved = notes !== original.notes || (mood !== original.mood && original.id !== blankEntry.id)
    setDraft(next)
    writeRecord(prefixOf(userId) + original.id, { value: next, isUnsaved })
  }

  function forget() {
    setDraft(null)
    removeRecord(prefixOf(userId) + original.id)
  }

  return { draft, write, forget }
}

export function useDraftsOfEntries(userId: string): Draft[] {
  const prefix = prefixOf(userId)
  const stored = useSyncExternalStore(
    onStorageChange,
    () => textUnder(prefix),
    () => textUnder(prefix),
  )
  return useMemo(() => {
    const keys = JSON.parse(stored).map(([key]: [string]) => key) as string[]
    const drafts = keys.flatMap((key) => readRecord<Draft>(key, isEntry)?.value ?? [])
    return drafts.filter(({ id }) => id !== blankEntry.id)
  }, [stored])
}

function textUnder(prefix: string): string {
  const keys = deviceStorage.keys().filter((key) => key.startsWith(prefix))
  return JSON.stringify(keys.sort().map((key) => [key, deviceStorage.getItem(key)]))
}
