import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { flushSync } from "react-dom"
import * as z from "zod/mini"
import { readCountry } from "#app/care/country.ts"
import { dangerRules } from "#app/care/danger-rules.ts"
import { loadCare, loadSafetyModel } from "#app/care/load-care.ts"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { lazyQuery, useLazy } from "#app/language/use-lazy.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import type { DiaryEntry, DiaryText } from "#domain/diary/diary.ts"
import { assessSafety } from "#domain/safety/assess.ts"
import { type Concern, concernLevels, safetyKinds } from "#domain/safety/concern.ts"
import type { ListedEntry } from "./list-entries.ts"
import { type Shown, shownAfter } from "./shown-concern.ts"
import type { useDiary } from "./use-diary.ts"

const shownSchema: z.ZodMiniType<Shown> = z.object({
  entryId: z.string(),
  level: z.enum(concernLevels),
  kind: z.enum(safetyKinds),
  at: z.optional(z.number()),
  times: z.optional(z.number()),
  isAfterUrgent: z.optional(z.boolean()),
})

const modelMs = 1000
/** A card that is not older than this is shown again open; an older one is folded, so that it is not in her way. */
const freshMs = 60 * 60_000

export function useWriting({ write, edit, showSaved }: ReturnType<typeof useDiary>) {
  // The "saved" toast waits for her answer to the gentle question. After an urgent card it is not shown.
  const concern = useConcern(({ level, entryId }) => level === "check" && showSaved(entryId))
  return {
    concern,
    write: (entry: DiaryEntry) => write(entry, concern.check(entry)),
    edit: (entry: ListedEntry, text: DiaryText) => edit(entry, text, concern.check({ id: entry.id, ...text })),
  }
}

function useConcern(onClose: (closed: Shown) => void) {
  const key = recordKey(useUser().id, "concern-of-diary")
  const [openedAt] = useState(Date.now)
  const [shown, setShown] = useState(() => readRecord<Shown>(key, isShown)?.value ?? null)
  const isFolded = shown !== null && (shown.at ?? 0) < openedAt - freshMs
  const queryClient = useQueryClient()
  const language = usePartLanguage("care")
  const care = useLazy("care", loadCare, language)
  useLazy("safety-model", loadSafetyModel, language)

  /**
   * Checks the entry with exact rules at once, and with the model when it is loaded. Resolves within a second, so that
   * the "saved" toast is not delayed further.
   */
  async function check({ id, notes }: Pick<DiaryEntry, "id" | "notes">): Promise<Concern | null> {
    const country = readCountry()
    const standing = readRecord<Shown>(key, isShown)?.value ?? null
    const at = Date.now()
    const found = (concern: Concern | null) => {
      if (concern) show(shownAfter(standing, { entryId: id, at }, concern))
      return concern
    }
    const exact = found(assessSafety(notes, null, { rules: dangerRules, country }).concern)
    const model = queryClient.ensureQueryData(lazyQuery("safety-model", loadSafetyModel, language))
    const checked = model.then(({ value: safety }) =>
      found(assessSafety(notes, safety, { rules: dangerRules, country }).concern),
    )
    return Promise.race([checked, new Promise<typeof exact>((resolve) => setTimeout(resolve, modelMs, exact))])
  }

  function show(value: Shown) {
    setShown(value)
    // If storage is full, the card is lost on a reload.
    writeRecord<Shown>(key, { value, isUnsaved: false })
  }

  function close() {
    // The card is removed before `onClose` shows a toast, because the toast would cover the card.
    flushSync(() => setShown(null))
    removeRecord(key)
    if (shown && !isFolded) onClose(shown)
  }

  function openCard() {
    if (shown) show({ ...shown, level: "urgent", at: Date.now() })
  }

  return { shown: isFolded ? null : shown, isFolded, ConcernHelp: care?.ConcernHelp, check, openCard, close }
}

function isShown(value: unknown) {
  return shownSchema.safeParse(value).success
}
