import { UnitQuestion } from "#app/evolution/measures/unit-question.tsx"
import { usesPoundsHere } from "#app/evolution/measures/uses-pounds-here.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { nameMaxLength } from "#domain/account/account.ts"
import type { FieldErrorCode } from "#domain/field-errors.ts"
import {
  activityLevels,
  birthTypes,
  looksLikeMetres,
  type Profile,
  parseNumber,
  profileBounds,
} from "#domain/profile/profile.ts"
import { activityKeys, birthTypeKeys, isMeasure, isWeight, mixedAnswer, type NumberField, units } from "./fields.ts"

type ProfileFieldProps = {
  name: keyof Profile
  value: string
  onType: (value: string) => void
  error: FieldErrorCode | undefined
}

export function ProfileField({ name, value, onType, error: code }: ProfileFieldProps) {
  const t = useMessages("details")
  const error = useProfileFieldMessage(name, code)
  const shared = { name, value, error }

  if (name in units) return <NumberInput {...shared} name={name as NumberField} onType={onType} />
  if (name === "fullName" || name === "startDate") {
    const kind = name === "startDate" ? { type: "date" } : { autoComplete: "name" }
    return <TextField {...shared} {...kind} label={t(name)} onValueChange={onType} />
  }

  const options = {
    birthType: birthTypes.map((type) => ({ value: type as string, label: t(birthTypeKeys[type]) })),
    activityLevel: activityLevels.map((level) => ({ value: level as string, label: t(activityKeys[level]) })),
    isBreastfeeding: (["yes", mixedAnswer, "no"] as const).map((answer) => ({
      value: answer as string,
      label: t(answer),
    })),
    menstrualCycle: (["yes", "no"] as const).map((answer) => ({ value: answer as string, label: t(answer) })),
  }
  const choice = name as keyof typeof options
  return <ChoiceOne {...shared} layout="pills" legend={t(choice)} options={options[choice]} onChange={onType} />
}

type NumberInputProps = { name: NumberField; value: string; onType: (value: string) => void; error?: string }

function NumberInput({ name, value, onType, error }: NumberInputProps) {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const lang = useLanguage()
  const { min, max, step } = profileBounds[name]
  // Where pounds are common she may type either unit, and has to name it.
  const hasUnits = isMeasure(name) && usesPoundsHere()
  const inUnits = tErrors(isWeight(name) ? "weightHint" : "heightHint")
  const bounds = hasUnits ? inUnits : t("bounds", { min, max, unit: t(units[name]) })
  // A bare "2" may be the beginning of "200", so it counts as metres only with a decimal separator or once it was
  // refused.
  const isInMetres = name === "heightCm" && looksLikeMetres(value) && (error || /[.,]/.test(value))
  const hint = isInMetres && t("heightInMetres", { cm: localNumber((parseNumber(value) ?? 0) * 100, lang) })
  const field = (
    <TextField
      name={name}
      label={t(name)}
      description={name === "desiredWeightKg" ? `${bounds} ${t("desiredWeightNote")}` : bounds}
      suffix={hasUnits ? undefined : t(units[name])}
      // `type="number"` accepts a decimal comma only on some devices and hides input that it cannot parse.
      inputMode={hasUnits ? "text" : step === 1 ? "numeric" : "decimal"}
      autoComplete="off"
      value={value}
      onValueChange={onType}
      error={hint || error}
    />
  )
  if (!hasUnits || !isWeight(name)) return field
  return (
    <div className="flex flex-col gap-2">
      {field}
      <UnitQuestion typed={value} onTake={onType} />
    </div>
  )
}

const isBounded = (name: keyof Profile): name is keyof typeof profileBounds => name in profileBounds

function useProfileFieldMessage(name: keyof Profile, code: FieldErrorCode | undefined): string | undefined {
  const t = useMessages("errors")
  const tDetails = useMessages("details")
  const { min, max } = isBounded(name) ? profileBounds[name] : { min: 1, max: nameMaxLength }
  if (code === "required" && name === "fullName") return tDetails("fullNameMissing")
  return code && t(code, { min, max })
}
