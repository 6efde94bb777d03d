import { useLayoutEffect, useRef, useState } from "react"
import * as z from "zod/mini"
import { useFieldMessage, useForm } from "#app/forms/use-form.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { newId } from "#app/sync/new-id.ts"
import { useDayNow } from "#app/sync/sync-context.ts"
import { TextField } from "#app/ui/text-field.tsx"
import { type NotedVisit, visitDateProblem, visitSchema, visitTextMax } from "#domain/visits/visits.ts"
import { useBirthDate } from "../use-profile.ts"
import { PatientChoice } from "./patient-choice.tsx"
import { SaveButtons } from "./save-buttons.tsx"
import { useSaving } from "./use-saving.ts"

type VisitFormProps = {
  /** The id of the visit that is changed; undefined for a new one. */
  visitId?: string
  first: Partial<NotedVisit>
  /** True for an offered visit, for which only day and time are asked. */
  isOffer?: boolean
  onClose: () => void
  onRemove?: () => void
}

const { offer: _, ...asked } = visitSchema.shape
const schema = z.object(asked)

export function VisitForm({ visitId, first, isOffer = false, onClose, onRemove }: VisitFormProps) {
  const t = useMessages("visits")
  const message = useFieldMessage()
  const isSilent = useSilence()
  const birthDate = useBirthDate()
  const dayNow = useDayNow()
  const [patient, setPatient] = useState(isSilent ? "mother" : (first.patient ?? "baby"))
  const { isAsked, save } = useSaving("visitNoted", onClose)
  const fields = useRef<HTMLDivElement>(null)
  const { errors, formProps, submitProps } = useForm({
    schema,
    async submit({ place, ...visit }) {
      const problem = visitDateProblem(visit, { today: dayNow(), birthDate })
      if (problem) return { date: problem }
      const { offer } = first
      save({ visitId: visitId ?? newId(), ...visit, ...(place && { place }), ...(offer && { offer }) })
      return null
    },
  })
  useLayoutEffect(() => {
    fields.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus()
  }, [])

  const dateErrors = { impossible: "beforeBirth", long_ago: "longAgo", in_future: "farAhead" } as const
  const ofDate = errors.date && t(dateErrors[errors.date as keyof typeof dateErrors] ?? "dateMissing")
  return (
    <form {...formProps} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-6">
      <div ref={fields} className="flex flex-col gap-4">
        {isOffer ? (
          <>
            <input type="hidden" name="what" value={first.what} />
            <input type="hidden" name="patient" value={patient} />
          </>
        ) : (
          <>
            <TextField
              name="what"
              label={t("what")}
              placeholder={t("whatExample")}
              autoComplete="off"
              defaultValue={first.what}
              error={message(errors.what, visitTextMax, t("whatMissing"))}
            />
            {!isSilent && <PatientChoice value={patient} onChange={setPatient} />}
            {isSilent && <input type="hidden" name="patient" value="mother" />}
          </>
        )}
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
          <TextField type="date" name="date" label={t("date")} defaultValue={first.date} error={ofDate} />
          <TextField
            type="time"
            name="time"
            label={t("time")}
            defaultValue={first.time}
            error={errors.time && t("timeMissing")}
          />
        </div>
        {!isOffer && (
          <TextField
            name="place"
            label={t("place")}
            autoComplete="off"
            defaultValue={first.place}
            error={message(errors.place, visitTextMax)}
          />
        )}
      </div>
      <SaveButtons submitProps={submitProps} isAsked={isAsked} onClose={onClose} onRemove={onRemove} />
    </form>
  )
}
