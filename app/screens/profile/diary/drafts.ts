import { useMemo, useState, useSyncExternalStore } from "react"
import * as z from "zod/mini"
import { forgetKey, keptKey, onKeptChange, readKept, writeKept } from "#app/kept/storage.ts"
import { type DiaryEntry, defaultMood, moods } from "#domain/diary.ts"

const entrySchema = z.object({ id: z.string(), mood: z.enum(moods), notes: z.string(), createdAt: z.string() })
const isEntry = (value: unknown) => entrySchema.safeParse(value).success

const prefixOf = (userId: string) => keptKey(userId, "diary-draft:")

/** What she is writing; `revision`: of the text that she began to change. */
type Draft = DiaryEntry & { revision?: string }

/** The entry that she has not saved yet. */
export const blankEntry: Draft = { id: "new", mood: defaultMood, notes: "", createdAt: "" }

function readDraft(userId: string, id: string): Draft | null {
  return readKept<Draft>(prefixOf(userId) + id, isEntry)?.value ?? null
}

/** What she writes, stroke by stroke, on this device too, so that a reload brings it back; null while she does not. */
export function useDraft(userId: string, original: DiaryEntry) {
  const [draft, setDraft] = useState(() => readDraft(userId, original.id))

  function write(next: Draft) {
    const { mood, notes } = next
    const isUnsent = notes !== original.notes || (mood !== original.mood && original.id !== blankEntry.id)
    setDraft(next)
    try {
      const kept = { value: next, changedAt: new Date().toISOString(), waiting: isUnsent }
      writeKept(prefixOf(userId) + original.id, kept)
    } catch {
      // There is no room left on this device: what she writes is then on the screen only.
    }
  }

  function forget() {
    setDraft(null)
    forgetKey(prefixOf(userId) + original.id)
  }

  return { draft, write, forget }
}

/** The entries that she was changing when she left. */
export function useDraftsOfEntries(userId: string): Draft[] {
  const prefix = prefixOf(userId)
  const stored = useSyncExternalStore(onKeptChange, () => textUnder(prefix))
  return useMemo(() => {
    const keys = JSON.parse(stored).map(([key]: [string]) => key) as string[]
    const drafts = keys.flatMap((key) => readKept<Draft>(key, isEntry)?.value ?? [])
    return drafts.filter(({ id }) => id !== blankEntry.id)
  }, [stored])
}

function textUnder(prefix: string): string {
  const entries = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix))
  return JSON.stringify(entries.sort())
}
