import { type FormEvent, useState } from "react"
import { UnitQuestion } from "#app/evolution/measures/unit-question.tsx"
import { usesPoundsHere } from "#app/evolution/measures/uses-pounds-here.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { useConsentedSave } from "#app/privacy/consent/use-consent.ts"
import { useDayNow, useOperations, useRowsNow } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { addDaysTo } from "#domain/days/day-record.ts"
import { parseWeight } from "#domain/evolution/body-measures.ts"
import { likelyWeightKg, weightBounds, weightSchema } from "#domain/evolution/weight.ts"

/** A date before this is taken for a typing error, such as a year with three digits. */
const longAgoDays = 5 * 366

type WeightFormProps = {
  today: string
  latest: string | undefined
}

export function WeightForm({ today, latest }: WeightFormProps) {
  const t = useMessages("charts")
  const tErrors = useMessages("errors")
  const lang = useLanguage()
  const rowsNow = useRowsNow()
  const { perform } = useOperations()
  const [chosen, setChosen] = useState<string | null>(null)
  const date = chosen ?? today
  const dayNow = useDayNow()
  const [typed, setTyped] = useState("")
  const [isChecked, setChecked] = useState(false)
  const kg = parseWeight(typed, usesPoundsHere())
  const isFine = weightSchema.safeParse(kg).success
  const likely = kg === null ? null : likelyWeightKg(kg)
  const isToCome = date > today || date === ""
  const isLongAgo = date < addDaysTo(today, -longAgoDays)
  const { isAsked, saveWithConsent } = useConsentedSave("profile", save)

  function save() {
    if (kg === null || !isFine) return
    const on = chosen ?? dayNow()
    perform("weightLogged", { date: on, kg })
    // The BMI is computed from the newest weight, so a newer weight also becomes the current one.
    if (rowsNow().profile.own?.values.currentWeightKg !== undefined && on >= (latest ?? ""))
      perform("profileChanged", { fields: { currentWeightKg: kg } })
    setTyped("")
    setChecked(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isFine && !errorOfDate()) saveWithConsent()
  }

  function errorOfDate() {
    if (isToCome) return t("weightFuture")
    return isLongAgo ? t("weightLongAgo") : undefined
  }

  function errorOfWeight() {
    if (!isChecked || isFine) return undefined
    if (kg === null) return t("weightNumber")
    if (likely !== null) return t("weightLikely", { kg: localNumber(likely, lang) })
    return t("weightOut", { min: weightBounds.min, max: weightBounds.max })
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <TextField
        name="weightDate"
        type="date"
        label={t("weightDate")}
        value={date}
        max={today}
        onValueChange={(value: string) => setChosen(value)}
        error={isChecked ? errorOfDate() : undefined}
      />
      <TextField
        name="weightKg"
        inputMode={usesPoundsHere() ? "text" : "decimal"}
        autoComplete="off"
        label={t("weightKg")}
        suffix={usesPoundsHere() ? undefined : t("weightUnit")}
        description={usesPoundsHere() ? tErrors("weightHint") : undefined}
        value={typed}
        onValueChange={(value: string) => setTyped(value)}
        error={errorOfWeight()}
      />
      <UnitQuestion typed={typed} onTake={setTyped} />
      {isChecked && !isFine && likely !== null && (
        <Button variant="soft" size="small" className="self-start" onClick={() => setTyped(localNumber(likely, lang))}>
          {t("weightTake", { kg: localNumber(likely, lang) })}
        </Button>
      )}
      {isAsked && <ConsentSentence purpose="profile" />}
      <ConsentButton type="submit" isAsked={isAsked} agreeing="agreeAndSave" className="self-start">
        {t("weightSave")}
      </ConsentButton>
    </form>
  )
}
