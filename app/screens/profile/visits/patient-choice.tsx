import { useMessages } from "#app/language/use-messages.ts"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { type Patient, patients } from "#domain/visits/visits.ts"

type PatientChoiceProps = { value: Patient; onChange: (patient: Patient) => void }

export function PatientChoice({ value, onChange }: PatientChoiceProps) {
  const t = useMessages("visits")
  return (
    <ChoiceOne
      legend={t("forWhom")}
      name="patient"
      layout="pills"
      options={patients.map((patient) => ({ value: patient, label: t(patient) }))}
      value={value}
      onChange={onChange}
    />
  )
}
