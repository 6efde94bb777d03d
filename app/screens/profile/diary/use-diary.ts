import { useState } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import { newId } from "#app/sync/new-id.ts"
import { type Outcome, useOperations, useSynced } from "#app/sync/sync-context.ts"
import { showToast } from "#app/ui/toast.ts"
import { type DiaryEntry, type DiaryText, entriesInAll, entriesPerDay } from "#domain/diary.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import type { Concern } from "#domain/safety/concern.ts"
import { useFailureToast } from "../use-failure-toast.ts"
import { useDraftsOfEntries } from "./drafts.ts"
import { type ListedEntry, listEntries } from "./list-entries.ts"

type Concerned = Promise<Concern | null>

/** Her diary: its latest entries with those that are on this device only, and what she can do with them. */
export function useDiary() {
  const t = useWords("diary")
  const lang = useLanguageOf("diary")
  const { rows, pending, refused, isUnknown, reachability, reload } = useSynced()
  const { perform, discard } = useOperations()
  const drafts = useDraftsOfEntries(useUser().id)
  const [removed, setRemoved] = useState<DiaryEntry[]>([])
  const isMissing = isUnknown && reachability === "unavailable"
  useFailureToast(isMissing, { title: t("loadFailedTitle"), description: t("loadFailedText"), lang })

  /** False when this device has no room left and the server does not have it either: then nothing is stored. */
  async function said({ id, isStored, outcome }: ReturnType<typeof perform>, concern: Concerned): Promise<boolean> {
    if (isStored) {
      void outcome.then((it) => sayOutcome(it, concern))
      return true
    }
    const { status } = await outcome
    if (status === "synced") await sayOutcome({ status }, concern)
    if (status === "synced") return true
    discard([id])
    showToast({ title: t("failedTitle"), description: t("failedText"), kind: "destructive", lang })
    return false
  }

  async function sayOutcome(outcome: Outcome, concern: Concerned) {
    if (outcome.status === "refused") {
      const limits = { perDay: entriesPerDay, inAll: entriesInAll }
      const isOverLimit = outcome.refusal.code === "DIARY_LIMIT"
      const title = t(isOverLimit ? "limitTitle" : "failedTitle")
      showToast({
        title,
        description: isOverLimit ? t("limitText", limits) : t("failedText"),
        kind: "destructive",
        lang,
      })
    } else if (outcome.status === "pending") {
      showToast({ title: t("keptTitle"), description: t("keptText"), lang })
      // Not beside the card: it would cover what matters now, in the wrong tone.
    } else if ((await concern)?.level !== "urgent") {
      showToast({ title: t("savedTitle"), description: t("savedText"), lang })
    }
  }

  function write({ id, mood, notes, createdAt }: DiaryEntry, concern: Concerned = Promise.resolve(null)) {
    return said(perform("entryWritten", { entryId: id, mood, notes, createdAt }), concern)
  }

  async function edit(entry: ListedEntry, text: DiaryText, concern: Concerned): Promise<boolean> {
    const { id, createdAt, revision, operationId } = entry
    // What the server has not taken is sent again as an entry of its own, and so is one that is gone meanwhile.
    if (operationId !== undefined || revision === undefined) {
      const isSaved = await write({ id: newId(), createdAt, ...text }, concern)
      if (isSaved && operationId) discard([operationId])
      return isSaved
    }
    return said(perform("entryEdited", { entryId: id, base: revision, createdAt, ...text }), concern)
  }

  function remove({ id, mood, notes, createdAt, operationId, revision }: ListedEntry) {
    if (operationId) discard([operationId])
    else perform("entryDeleted", { entryId: id, ...(revision && { base: revision }) })
    setRemoved([...removed, { id, mood, notes, createdAt }])
  }

  /** A deleted entry is gone for good on the server: it comes back as a new one of the same moment. */
  async function restore(entry: DiaryEntry) {
    if (await write({ ...entry, id: newId() })) setRemoved(removed.filter(({ id }) => id !== entry.id))
  }

  function settle(
    { entry, copy }: NonNullable<ListedEntry["conflict"]>,
    keep: OperationArgs["conflictSettled"]["keep"],
  ) {
    const [entryRevision, copyRevision] = [entry.revision, copy.revision]
    perform("conflictSettled", { entryId: entry.id, entryRevision, copyId: copy.id, copyRevision, keep })
  }

  return {
    entries: listEntries({ rows, pending, refused, drafts, removed }),
    isDelayed: reachability === "unavailable",
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
