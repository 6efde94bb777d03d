import { useMemo, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { useFailureToast } from "#app/shell/load-failure.tsx"
import { newId } from "#app/sync/new-id.ts"
import { type Entries, type Months, monthOf } from "#app/sync/older-entries/older-entries.ts"
import { useOlderEntries } from "#app/sync/older-entries/use-older-entries.ts"
import { useEntriesOver, useOperations, useSyncState } from "#app/sync/sync-context.ts"
import { calendarDay } from "#app/ui/her-clock.ts"
import { useToast } from "#app/ui/toast.ts"
import { type DiaryEntry, type DiaryText, entriesInAll, entriesPerDay, latestEntries } from "#domain/diary/diary.ts"
import type { Operation, OperationArgs } from "#domain/operations/operations.ts"
import type { Concern } from "#domain/safety/concern.ts"
import { useDraftsOfEntries } from "./drafts.ts"
import { type ListedEntry, listEntries } from "./list-entries.ts"

type Concerned = Promise<Concern | null>

/** `month` is YYYY-MM. Only entries that are on this device are listed. */
export function useDiary(month: string | null = null, day: string | null = null) {
  const t = useMessages("diary")
  const showToast = useToast()
  const { pending, unstored, refused, entriesSince } = useSyncState(({ pending, unstored, refused, entriesSince }) => {
    return { pending, unstored, refused, entriesSince }
  })
  const isUnknown = useSyncState(({ isUnknown }) => isUnknown)
  const isDelayed = useSyncState(({ reachability }) => reachability === "unavailable")
  const { months } = useOlderEntries()
  const older = useMemo(
    () => (month ? (months.get(month) ?? noEntries) : changedIn(months, pending)),
    [month, months, pending],
  )
  const diaryEntries = useEntriesOver(older)
  const { perform, discard, reload } = useOperations()
  const drafts = useDraftsOfEntries(useUser().id)
  const [removed, setRemoved] = useState<DiaryEntry[]>([])
  const isMissing = isUnknown && isDelayed
  useFailureToast(isMissing, { title: t("loadFailedTitle"), description: t("loadFailedText") })

  const isWanted = ({ createdAt }: DiaryEntry) => (day ? calendarDay(createdAt) === day : monthOf(createdAt) === month)

  async function showOutcome({ outcome: awaited, isStored }: ReturnType<typeof perform>, concern: Concerned) {
    const [outcome, found] = await Promise.all([awaited, concern])
    if (outcome.status === "refused") {
      const limits = { perDay: entriesPerDay, inAll: entriesInAll }
      const isOverLimit = outcome.refusal.code === "DIARY_LIMIT"
      const title = t(isOverLimit ? "limitTitle" : "failedTitle")
      showToast({
        title,
        description: isOverLimit ? t("limitText", limits) : t("failedText"),
        kind: "destructive",
      })
    } else if (!found) {
      // Nothing is said here if the device's storage is full, because every screen already says so.
      if (outcome.status !== "pending" || isStored) showKept(outcome.status === "pending")
    }
  }

  function showKept(isPending: boolean) {
    if (isPending) showToast({ title: t("keptTitle"), description: t("keptText") })
    else showToast({ title: t("savedTitle"), description: t("savedText") })
  }

  function write({ id, mood, notes, createdAt }: DiaryEntry, concern: Concerned = Promise.resolve(null)) {
    void showOutcome(perform("entryWritten", { entryId: id, mood, notes, createdAt }), concern)
  }

  function edit(entry: ListedEntry, text: DiaryText, concern: Concerned) {
    const { createdAt, revision, operationId } = entry
    // An entry that was refused or deleted meanwhile is written as a new one.
    if (operationId !== undefined || revision === undefined) {
      write({ id: newId(), createdAt, ...text }, concern)
      if (operationId) discard([operationId])
      return
    }
    void showOutcome(perform("entryEdited", { entryId: originOf(entry), base: revision, createdAt, ...text }), concern)
  }

  function remove(entry: ListedEntry) {
    const { id, mood, notes, createdAt, operationId, revision } = entry
    if (operationId) discard([operationId])
    else perform("entryDeleted", { entryId: originOf(entry), ...(revision && { base: revision }) })
    setRemoved([...removed, { id, mood, notes, createdAt }])
  }

  /** The server cannot restore a deleted entry, so it is written as a new one with the same time. */
  function restore(entry: DiaryEntry) {
    write({ ...entry, id: newId() })
    setRemoved(removed.filter(({ id }) => id !== entry.id))
  }

  function settle(
    { entry, copy }: NonNullable<ListedEntry["conflict"]>,
    keep: OperationArgs["conflictSettled"]["keep"],
  ) {
    const [entryRevision, copyRevision] = [entry.revision, copy.revision]
    perform("conflictSettled", { entryId: entry.id, entryRevision, copyId: copy.id, copyRevision, keep })
  }

  const entries = listEntries({ diaryEntries, pending, unstored, refused, drafts, removed, ...(month && { isWanted }) })

  /** Shows the "saved" toast of an entry, which was held back until she answered the gentle question. */
  function showSaved(entryId: string) {
    const entry = entries.find(({ id }) => id === entryId)
    if (entry?.state === "stored" || entry?.state === "pending") showKept(entry.state === "pending" && isDelayed)
  }

  return {
    entries,
    hasOlder: entriesSince !== null && (entriesSince !== "" || Object.keys(diaryEntries).length > latestEntries),
    isDelayed,
    showSaved,
    write,
    edit,
    remove,
    restore,
    settle,
    isLoading: isUnknown && !isMissing,
    isMissing,
    reload,
  }
}

const noEntries: Entries = {}

function changedIn(months: Months, pending: readonly Operation[]): Entries {
  const ids = new Set(pending.flatMap(({ args }) => ("entryId" in args ? args.entryId : [])))
  if (ids.size === 0) return noEntries
  const all = [...months.values()].flatMap((entries) => Object.values(entries))
  const changed = all.filter(({ id, copyOf }) => ids.has(id) || (copyOf && ids.has(copyOf)))
  return Object.fromEntries(changed.map((entry) => [entry.id, entry]))
}

/**
 * Returns the id of the entry that she edited. A pending edit may be shown as a copy, whose id only this device knows.
 */
function originOf({ id, copyOf }: ListedEntry): string {
  return copyOf ?? id
}
