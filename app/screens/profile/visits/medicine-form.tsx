import { Plus, X } from "lucide"
import { useId, useLayoutEffect, useRef, useState } from "react"
import * as z from "zod/mini"
import { useFieldMessage, useForm } from "#app/forms/use-form.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useReminderTimes } from "#app/reminders/use-reminder-times.ts"
import { newId } from "#app/sync/new-id.ts"
import { useDayNow } from "#app/sync/sync-context.ts"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { isQuiet, timeOfDaySchema } from "#domain/reminders/reminder-times.ts"
import { type Medicine, medicineNameMax, medicineSchema, medicineTimesMost } from "#domain/visits/medicines.ts"
import { PatientChoice } from "./patient-choice.tsx"
import { SaveButtons } from "./save-buttons.tsx"
import { useSaving } from "./use-saving.ts"

type MedicineFormProps = {
  /** The id of the medicine that is changed; undefined for a new one. */
  medicineId?: string
  first: Partial<Medicine>
  onClose: () => void
  onRemove?: () => void
}

const { name, patient } = medicineSchema.shape
/** An empty field means that the last day is unknown. */
const schema = z.object({ name, patient, untilDate: z.union([z.literal(""), z.iso.date()]) })

export function MedicineForm({ medicineId, first, onClose, onRemove }: MedicineFormProps) {
  const t = useMessages("visits")
  const message = useFieldMessage()
  const isSilent = useSilence()
  const dayNow = useDayNow()
  const [patient, setPatient] = useState(isSilent ? "mother" : (first.patient ?? "mother"))
  const [times, setTimes] = useState<readonly string[]>(first.times ?? [""])
  const { isAsked, save } = useSaving("medicineNoted", onClose)
  const nameField = useRef<HTMLDivElement>(null)
  const { errors, formProps, submitProps } = useForm({
    schema,
    async submit({ untilDate, ...medicine }) {
      if (untilDate !== "" && untilDate < dayNow() && untilDate !== first.untilDate) return { untilDate: "long_ago" }
      const told = times.filter((time) => timeOfDaySchema.safeParse(time).success)
      save({ medicineId: medicineId ?? newId(), ...medicine, times: told, untilDate: untilDate || null })
      return null
    },
  })
  useLayoutEffect(() => {
    nameField.current?.querySelector("input")?.focus()
  }, [])

  return (
    <form {...formProps} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-6">
      <div ref={nameField}>
        <TextField
          name="name"
          label={t("name")}
          description={t("nameText")}
          autoComplete="off"
          defaultValue={first.name}
          error={message(errors.name, medicineNameMax, t("nameMissing"))}
        />
      </div>
      {!isSilent && <PatientChoice value={patient} onChange={setPatient} />}
      {isSilent && <input type="hidden" name="patient" value="mother" />}
      <Times times={times} onChange={setTimes} />
      <TextField
        type="date"
        name="untilDate"
        label={t("untilDate")}
        defaultValue={first.untilDate ?? undefined}
        error={errors.untilDate && t(errors.untilDate === "long_ago" ? "untilOver" : "dateMissing")}
      />
      <SaveButtons submitProps={submitProps} isAsked={isAsked} onClose={onClose} onRemove={onRemove} />
    </form>
  )
}

type TimesProps = { times: readonly string[]; onChange: (times: readonly string[]) => void }

function Times({ times, onChange }: TimesProps) {
  const t = useMessages("visits")
  const id = useId()
  const { times: reminders } = useReminderTimes()
  const quiet = times.filter((time) => time !== "" && isQuiet(time, reminders))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-bold">{t("times")}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {times.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no id, and two times may be equal or empty.
          <span key={index} className="flex items-center rounded-md border border-line-strong bg-surface">
            <input
              type="time"
              aria-label={t("timeNumber", { number: index + 1 })}
              aria-describedby={quiet.length > 0 ? `${id}-quiet` : undefined}
              value={time}
              onChange={(event) => onChange(times.with(index, event.target.value))}
              className="min-h-12 rounded-md bg-transparent px-3 text-base text-ink"
            />
            <IconButton
              label={t("removeTime", { number: index + 1 })}
              node={X}
              iconSize={18}
              tone="soft"
              onClick={() => onChange(times.toSpliced(index, 1))}
            />
          </span>
        ))}
        {times.length < medicineTimesMost && (
          <button
            type="button"
            onClick={() => onChange([...times, ""])}
            className="inline-flex min-h-12 items-center gap-2 rounded-md px-3 underline hover:text-action"
          >
            <Icon node={Plus} size={18} />
            {t("addTime")}
          </button>
        )}
      </div>
      {quiet.length > 0 && (
        <p id={`${id}-quiet`} className="text-sm text-ink-soft">
          {t("isQuietTime", { times: quiet.join(", ") })}
        </p>
      )}
    </fieldset>
  )
}
