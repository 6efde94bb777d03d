import { Pencil, Plus } from "lucide"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { useClock, useMedicines } from "#app/visits/use-visits.ts"
import { isTakenOn, type MedicineOfId, medicinesMost } from "#domain/visits/medicines.ts"
import { MedicineForm } from "./medicine-form.tsx"
import { focusOn, Removed } from "./removed.tsx"

/** Lists what mother and baby take, named as she wrote it. The list deliberately has no doses, judgements or counts. */
export function Medicines() {
  const t = useMessages("visits")
  const medicines = useMedicines()
  const { perform } = useOperations()
  /** The id of the medicine that is being edited, or "new". */
  const [open, setOpen] = useState<string | null>(null)
  const [removed, setRemoved] = useState<MedicineOfId | null>(null)

  function close(id: string) {
    flushSync(() => setOpen(null))
    focusOn(id)
  }

  function begin(id: string) {
    setRemoved(null)
    setOpen(id)
  }

  function remove(medicine: MedicineOfId) {
    flushSync(() => {
      setOpen(null)
      setRemoved(medicine)
      perform("medicineRemoved", { medicineId: medicine.medicineId })
    })
    focusOn("undo-medicine")
  }

  function undo(medicine: MedicineOfId) {
    flushSync(() => {
      setRemoved(null)
      perform("medicineNoted", medicine)
    })
    focusOn(`change-${medicine.medicineId}`)
  }

  return (
    <section aria-labelledby="medicines" className="mt-4 flex flex-col gap-3">
      <h2 id="medicines" className="text-xl">
        {t("medicines")}
      </h2>
      <p className="text-ink-soft">{t("medicinesText")}</p>
      {medicines.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {medicines.map((medicine) => (
            <li key={medicine.medicineId} className="max-w-none py-1">
              {open === medicine.medicineId ? (
                <MedicineForm
                  medicineId={medicine.medicineId}
                  first={medicine}
                  onClose={() => close(`change-${medicine.medicineId}`)}
                  onRemove={() => remove(medicine)}
                />
              ) : (
                <MedicineRow medicine={medicine} onChange={() => begin(medicine.medicineId)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <Removed id="undo-medicine" text={t("removed", { what: removed.name })} onUndo={() => undo(removed)} />
      )}
      {open === "new" && <MedicineForm first={{}} onClose={() => close("add-medicine")} />}
      {open !== "new" && medicines.length < medicinesMost && (
        <Button id="add-medicine" variant="soft" onClick={() => begin("new")} className="sm:self-start">
          <Icon node={Plus} size={20} />
          {t("addMedicine")}
        </Button>
      )}
      {medicines.length >= medicinesMost && (
        <p className="text-sm text-ink-soft">{t("full", { most: medicinesMost })}</p>
      )}
    </section>
  )
}

function MedicineRow({ medicine, onChange }: { medicine: MedicineOfId; onChange: () => void }) {
  const t = useMessages("visits")
  const language = useLanguage()
  const { date } = useClock()
  const { medicineId, name, times, untilDate, patient } = medicine
  const day = untilDate && dayAndMonth(untilDate, language)
  const until = day && t(isTakenOn(medicine, date) ? "until" : "ended", { date: day })
  return (
    <div className="flex items-center gap-2">
      <p className="flex min-w-0 flex-1 flex-col py-2">
        <span dir="auto" className="font-bold wrap-anywhere">
          {name}
        </span>
        <span className="text-sm text-ink-soft">{withDots([t(patient), times.join(", "), until])}</span>
      </p>
      <IconButton
        id={`change-${medicineId}`}
        label={t("change", { what: name })}
        node={Pencil}
        iconSize={18}
        tone="soft"
        onClick={onChange}
      />
    </div>
  )
}
