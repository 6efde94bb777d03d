import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import * as z from "zod/mini"
import { loadCare, loadSafetyModel } from "#app/care/load-care.ts"
import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { laterQuery, useLater } from "#app/language/use-later.ts"
import { useLanguageOf } from "#app/language/use-words.ts"
import { useUser } from "#app/session/use-user.ts"
import type { DiaryEntry } from "#domain/diary.ts"
import { assessSafety } from "#domain/safety/assess.ts"
import { type Concern, concernLevels, safetyKinds } from "#domain/safety/concern.ts"

const shownSchema = z.object({ entryId: z.string(), level: z.enum(concernLevels), kind: z.enum(safetyKinds) })
type Shown = z.infer<typeof shownSchema>

/** What the notes that she has just saved may call for. It stays until she closes it, and keeps nothing from being saved. */
export function useConcern() {
  const key = keptKey(useUser().id, "concern-of-diary")
  const [shown, setShown] = useState(() => readKept<Shown>(key, isShown)?.value ?? null)
  const queryClient = useQueryClient()
  const language = useLanguageOf("care")
  const care = useLater("care", loadCare, language)
  useLater("safety-model", loadSafetyModel, language)

  /** By the exact rules at once; resolves once the model is on this device and has read them as well. */
  async function check({ id, notes }: Pick<DiaryEntry, "id" | "notes">): Promise<Concern | null> {
    const found = (concern: Concern | null) => {
      if (concern) show({ entryId: id, ...concern })
      return concern
    }
    found(assessSafety(notes, null).concern)
    const { value: safety } = await queryClient.ensureQueryData(laterQuery("safety-model", loadSafetyModel, language))
    return found(assessSafety(notes, safety).concern)
  }

  function show(value: Shown) {
    setShown(value)
    try {
      writeKept<Shown>(key, { value, changedAt: new Date().toISOString(), waiting: false })
    } catch {
      // There is no room left on this device: a reload does not bring it back then.
    }
  }

  function close() {
    setShown(null)
    forgetKey(key)
  }

  function openCard() {
    if (shown) show({ ...shown, level: "urgent" })
  }

  return { shown, ConcernHelp: care?.ConcernHelp, check, openCard, close }
}

function isShown(value: unknown) {
  return shownSchema.safeParse(value).success
}
