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
import { type Concern, concernLevels, isUrgentStanding, safetyKinds, timesInARow } from "#domain/safety/concern.ts"
import type { ListedEntry } from "./list-entries.ts"
import type { useDiary } from "./use-diary.ts"

const shownSchema = z.object({
  entryId: z.string(),
  level: z.enum(concernLevels),
  kind: z.enum(safetyKinds),
  /** When its entry was saved or she opened it, in milliseconds: each time it is brought into view again. */
  at: z.optional(z.number()),
  /** How many urgent entries of this kind came one after the other: absent, one. */
  times: z.optional(z.number()),
  /** A gentle question that stands in place of a card that she has not closed. */
  isAfterUrgent: z.optional(z.boolean()),
})
type Shown = z.infer<typeof shownSchema>

const modelMs = 1000
/** So long after, it is where she left off. Older, it no longer stands before what she comes for. */
const freshMs = 60 * 60_000

export function useWriting({ write, edit, showSaved }: ReturnType<typeof useDiary>) {
  // "Saved" waits for her answer to the gentle question; a closed card is no moment for it.
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

  /** The exact rules run at once, the model once loaded. It resolves within a second: "saved" does not wait for it. */
  async function check({ id, notes }: Pick<DiaryEntry, "id" | "notes">): Promise<Concern | null> {
    const country = readCountry()
    const standing = readRecord<Shown>(key, isShown)?.value ?? null
    const at = Date.now()
    const found = (concern: Concern | null) => {
      if (concern) show({ entryId: id, at, ...beside(standing, concern) })
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
    // Where the storage is full, a reload loses it.
    writeRecord<Shown>(key, { value, isUnsaved: false })
  }

  function close() {
    // A toast waits for what it would lie over.
    flushSync(() => setShown(null))
    removeRecord(key)
    if (shown && !isFolded) onClose(shown)
  }

  function openCard() {
    if (shown) show({ ...shown, level: "urgent", at: Date.now() })
  }

  return { shown: isFolded ? null : shown, isFolded, ConcernHelp: care?.ConcernHelp, check, openCard, close }
}

/** A gentle question in place of a card that she has not closed asks with that card's number, and opens that card. */
function beside(standing: Shown | null, concern: Concern): Omit<Shown, "entryId" | "at"> {
  if (concern.level === "urgent") return { ...concern, times: timesInARow(standing, concern) }
  if (!standing || !isUrgentStanding(standing)) return concern
  return { ...concern, kind: standing.kind, times: standing.times, isAfterUrgent: true }
}

function isShown(value: unknown) {
  return shownSchema.safeParse(value).success
}
