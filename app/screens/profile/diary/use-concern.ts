import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import * as z from "zod/mini"
import { loadCare, loadSafetyModel } from "#app/care/load-care.ts"
import { lazyQuery, useLazy } from "#app/language/use-lazy.ts"
import { useLanguageOf } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import type { DiaryEntry } from "#domain/diary.ts"
import { assessSafety } from "#domain/safety/assess.ts"
import { type Concern, concernLevels, safetyKinds } from "#domain/safety/concern.ts"

const shownSchema = z.object({ entryId: z.string(), level: z.enum(concernLevels), kind: z.enum(safetyKinds) })
type Shown = z.infer<typeof shownSchema>

/** The concern that the notes just saved may raise. It is shown until she closes it, and never blocks saving. */
export function useConcern() {
  const key = recordKey(useUser().id, "concern-of-diary")
  const [shown, setShown] = useState(() => readRecord<Shown>(key, isShown)?.value ?? null)
  const queryClient = useQueryClient()
  const language = useLanguageOf("care")
  const care = useLazy("care", loadCare, language)
  useLazy("safety-model", loadSafetyModel, language)

  /** Checks by the exact rules at once, and by the model once it is loaded; resolves to the model's result. */
  async function check({ id, notes }: Pick<DiaryEntry, "id" | "notes">): Promise<Concern | null> {
    const found = (concern: Concern | null) => {
      if (concern) show({ entryId: id, ...concern })
      return concern
    }
    found(assessSafety(notes, null).concern)
    const { value: safety } = await queryClient.ensureQueryData(lazyQuery("safety-model", loadSafetyModel, language))
    return found(assessSafety(notes, safety).concern)
  }

  function show(value: Shown) {
    setShown(value)
    // Where the storage is full, a reload loses it.
    writeRecord<Shown>(key, { value, isUnsaved: false })
  }

  function close() {
    setShown(null)
    removeRecord(key)
  }

  function openCard() {
    if (shown) show({ ...shown, level: "urgent" })
  }

  return { shown, ConcernHelp: care?.ConcernHelp, check, openCard, close }
}

function isShown(value: unknown) {
  return shownSchema.safeParse(value).success
}
