import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import { showToast } from "#app/ui/toast.ts"
import { type DiaryEntry, entriesInAll, entriesPerDay } from "#domain/diary.ts"
import type { Concern } from "#domain/safety/concern.ts"
import { useFailureToast } from "../use-failure-toast.ts"
import { useDraftsOfEntries } from "./drafts.ts"
import { newEntryId } from "./entry-id.ts"
import { listEntries } from "./list-entries.ts"
import { diaryQuery } from "./queries.ts"
import { isOverLimit, isRefusal, sendWaiting } from "./send-waiting.ts"
import { useWaitingEntries } from "./use-waiting-entries.ts"
import { keepWaiting, type WaitingEntry } from "./waiting.ts"

/** Her diary: its latest entries with those that still wait on this device, and what she can do with them. */
export function useDiary() {
  const t = useWords("diary")
  const lang = useLanguageOf("diary")
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const { data, failureCount, fetchStatus, refetch } = useQuery(diaryQuery(userId))
  const waiting = useWaitingEntries(userId)
  const drafts = useDraftsOfEntries(userId)
  const [removed, setRemoved] = useState<DiaryEntry[]>([])
  const isMissing = data === undefined && (failureCount > 0 || fetchStatus === "paused")
  useFailureToast(isMissing, { title: t("loadFailedTitle"), description: t("loadFailedText"), lang })

  /** On this device at once, then to the server. False when this device has no room left: then nothing is kept. */
  function keep(entry: WaitingEntry): Promise<void> | false {
    try {
      keepWaiting(userId, entry)
    } catch {
      showToast({ title: t("failedTitle"), description: t("failedText"), kind: "destructive", lang })
      return false
    }
    return sendWaiting(queryClient, userId, entry.id)
  }

  function save(entry: DiaryEntry, concern: Promise<Concern | null> = Promise.resolve(null)): boolean {
    const sending = keep(entry)
    if (sending) sending.then(() => sayThatItIsSaved(concern), sayThatItIsNot)
    return sending !== false
  }

  /** Not beside the card: it would cover what matters now, in the wrong tone. */
  async function sayThatItIsSaved(concern: Promise<Concern | null>) {
    if ((await concern)?.level === "urgent") return
    showToast({ title: t("savedTitle"), description: t("savedText"), lang })
  }

  function sayThatItIsNot(error: unknown) {
    if (isOverLimit(error)) {
      const limits = { perDay: entriesPerDay, inAll: entriesInAll }
      showToast({ title: t("limitTitle"), description: t("limitText", limits), kind: "destructive", lang })
    } else if (isRefusal(error)) {
      showToast({ title: t("failedTitle"), description: t("failedText"), kind: "destructive", lang })
    } else {
      showToast({ title: t("keptTitle"), description: t("keptText"), lang })
    }
  }

  function remove({ id, mood, notes, createdAt }: DiaryEntry) {
    const sending = keep({ id, mood, notes, createdAt, deleted: true })
    if (!sending) return
    // What fails is tried again later by itself.
    sending.catch(() => {})
    setRemoved([...removed, { id, mood, notes, createdAt }])
  }

  /** A deleted entry is gone for good on the server: it comes back as a new one of the same moment. */
  function restore(entry: DiaryEntry) {
    if (save({ ...entry, id: newEntryId() })) setRemoved(removed.filter(({ id }) => id !== entry.id))
  }

  return {
    entries: listEntries({ stored: data ?? [], waiting, drafts, removed }),
    save,
    remove,
    restore,
    isLoading: data === undefined && !isMissing,
    isMissing,
    reload: () => refetch(),
  }
}
