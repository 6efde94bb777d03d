import type { View } from "#app/sync/store.ts"
import { type DiaryEntry, latestEntries, newestFirst, type SyncedEntry } from "#domain/diary/diary.ts"
import type { Rows } from "#domain/nouns/noun.ts"

export type ListedEntry = DiaryEntry & {
  state: "stored" | "removed" | "refused" | "pending"
  revision?: string
  copyOf?: string
  isOverLimit?: boolean
  isUnstored?: boolean
  /** The id of the operation that wrote the entry, if the server has refused it. */
  operationId?: string
  /** Present if the entry was also changed on another device; she chooses between both versions. */
  conflict?: { entry: SyncedEntry; copy: SyncedEntry }
}

type Diary = Pick<View, "pending" | "unstored" | "refused"> & {
  diaryEntries: Rows["diaryEntries"]
  drafts: (DiaryEntry & { revision?: string })[]
  /** Entries that she deleted during this visit and can still restore. */
  removed: DiaryEntry[]
  /** Lists only the entries that pass this test, without a limit on their number. */
  isWanted?: (entry: DiaryEntry) => boolean
}

export function listEntries({
  diaryEntries,
  pending,
  unstored,
  refused,
  drafts,
  removed,
  isWanted,
}: Diary): ListedEntry[] {
  const unsent = new Map(
    pending.flatMap(({ id, args }) => ("entryId" in args ? [args.entryId, id].map((key) => [key, id] as const) : [])),
  )
  const listed = new Map<string, ListedEntry>()
  for (const draft of drafts) listed.set(draft.id, { ...draft, state: "pending" })
  for (const entry of Object.values(diaryEntries)) {
    const operationId = unsent.get(entry.revision) ?? unsent.get(entry.id)
    const state = operationId ? "pending" : "stored"
    const isUnstored = operationId !== undefined && unstored.has(operationId)
    const original = entry.isConflict && entry.copyOf ? diaryEntries[entry.copyOf] : undefined
    listed.set(entry.id, {
      ...entry,
      state,
      isUnstored,
      ...(original && { conflict: { entry: original, copy: entry } }),
    })
  }
  for (const { operation, refusal } of refused) {
    if (operation.name !== "entryWritten" && operation.name !== "entryEdited") continue
    const { mood, notes, createdAt } = operation.args
    const isOverLimit = refusal.code === "DIARY_LIMIT"
    const entry = { id: operation.id, mood, notes, createdAt, state: "refused" as const, isOverLimit }
    listed.set(operation.id, { ...entry, operationId: operation.id })
  }
  for (const entry of removed) listed.set(entry.id, { ...entry, state: "removed" })
  if (isWanted) return newestFirst([...listed.values()].filter(isWanted))
  return newestFirst([...listed.values()]).filter((entry, index) => index < latestEntries || entry.state !== "stored")
}
