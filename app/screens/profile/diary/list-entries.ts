import { type DiaryEntry, latestEntries } from "#domain/diary.ts"
import { newestFirst } from "./queries.ts"
import type { WaitingEntry } from "./waiting.ts"

export type ListedEntry = DiaryEntry & {
  state: "stored" | "removed" | "refused" | "waiting"
  isDelayed: boolean
  isOverLimit?: boolean
}

type Diary = {
  /** What the server has. */
  stored: DiaryEntry[]
  /** What is on this device only. */
  waiting: (WaitingEntry & { isDelayed: boolean })[]
  /** Those that she is changing. */
  drafts: DiaryEntry[]
  /** Those that she has deleted since she came, and may bring back. */
  removed: DiaryEntry[]
}

/** The latest entries, newest first, and however old they are, those that are on this device only. */
export function listEntries({ stored, waiting, drafts, removed }: Diary): ListedEntry[] {
  const listed = new Map<string, ListedEntry>()
  for (const draft of drafts) listed.set(draft.id, { ...draft, state: "waiting", isDelayed: false })
  for (const entry of stored) listed.set(entry.id, { ...entry, state: "stored", isDelayed: false })
  for (const { deleted, refused, ...entry } of waiting) {
    if (deleted) listed.delete(entry.id)
    else listed.set(entry.id, { ...entry, state: refused ? "refused" : "waiting" })
  }
  for (const entry of removed) listed.set(entry.id, { ...entry, state: "removed", isDelayed: false })
  return newestFirst([...listed.values()]).filter((entry, index) => index < latestEntries || entry.state !== "stored")
}
