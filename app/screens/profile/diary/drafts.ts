import { useState } from "react"
import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { type DiaryEntry, defaultMood } from "#domain/diary.ts"
import { isEntry, useKeptUnder } from "./waiting.ts"

const prefixOf = (userId: string) => keptKey(userId, "diary-draft:")

/** The entry that she has not saved yet. */
export const blankEntry: DiaryEntry = { id: "new", mood: defaultMood, notes: "", createdAt: "" }

function readDraft(userId: string, id: string): DiaryEntry | null {
  return readKept<DiaryEntry>(prefixOf(userId) + id, isEntry)?.value ?? null
}

/** What she writes, stroke by stroke, on this device too, so that a reload brings it back; null while she does not. */
export function useDraft(userId: string, original: DiaryEntry) {
  const [draft, setDraft] = useState(() => readDraft(userId, original.id))

  function write(next: DiaryEntry) {
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
export function useDraftsOfEntries(userId: string): DiaryEntry[] {
  return useKeptUnder<DiaryEntry>(prefixOf(userId)).filter(({ id }) => id !== blankEntry.id)
}
