import { useState } from "react"
import * as z from "zod/mini"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { useCorrectedToday } from "#app/sync/sync-context.ts"
import {
  consultationSections,
  lastWeeks,
  type Period,
  periodErrors,
  questionSchema,
} from "#domain/evolution/consultation.ts"

const keptSchema = z.object({
  questions: z.array(z.object({ id: z.string(), text: z.string() })),
  typed: z.string(),
  weeks: z.enum(["2", "4", "6", "own"]),
  from: z.string(),
  to: z.string(),
  sections: z.array(z.enum(consultationSections)),
})
export type Kept = z.infer<typeof keptSchema>

/**
 * Her choices and questions exist on this device alone. The questions survive a sign-out and are deleted with the
 * account.
 */
export function useConsultation() {
  const key = recordKey(useUser().id, "consultation")
  const today = useCorrectedToday()
  const [unkept, setUnkept] = useState<Kept | null>(null)
  const read = () => readRecord<Kept>(key, (value) => keptSchema.safeParse(value).success)?.value
  const stored = useStored(key, read)
  const kept: Kept = unkept ?? stored ?? firstChoice(today)

  function change(changes: Partial<Kept>) {
    const value = { ...(unkept ?? read() ?? firstChoice(today)), ...changes }
    const isUnsaved = value.questions.length > 0 || value.typed.trim() !== ""
    setUnkept(writeRecord(key, { value, isUnsaved }) ? null : value)
  }

  const own: Period = { from: kept.from, to: kept.to }
  const errors = kept.weeks === "own" ? periodErrors(own, today) : {}
  const isOwn = kept.weeks === "own" && Object.keys(errors).length === 0
  const period = isOwn ? own : lastWeeks(kept.weeks === "own" ? 6 : Number(kept.weeks), today)
  return { kept, change, errors, period, isUnkept: unkept !== null }
}

function firstChoice(today: string): Kept {
  const sections = consultationSections.filter((section) => section !== "weight")
  return { questions: [], typed: "", weeks: "6", ...lastWeeks(6, today), sections }
}

export function isQuestion(text: string) {
  return questionSchema.safeParse(text).success
}
