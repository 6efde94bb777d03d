import * as z from "zod/mini"
import { usesPoundsHere } from "#app/evolution/measures/uses-pounds-here.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { feetOf, parseHeight, parseWeight, poundsOf } from "#domain/evolution/body-measures.ts"
import type { HiddenWishes } from "#domain/guides/hidden-topics.ts"
import type { Language } from "#domain/language.ts"
import { feedingOf } from "#domain/profile/feeding.ts"
import { type Profile, parseNumber, profileSchema } from "#domain/profile/profile.ts"

const fieldGroups = [
  { name: "groupYou", fields: ["fullName", "age", "startDate"] },
  { name: "groupBody", fields: ["heightCm", "currentWeightKg", "desiredWeightKg"] },
  { name: "groupBirth", fields: ["birthType", "isBreastfeeding", "menstrualCycle"] },
  { name: "groupDay", fields: ["avgSleepHours", "dailyMeals", "waterIntakeLitres", "activityLevel"] },
] as const satisfies { name: string; fields: (keyof Profile)[] }[]

const silencedFields: readonly (keyof Profile)[] = [
  "currentWeightKg",
  "desiredWeightKg",
  "birthType",
  "isBreastfeeding",
  "menstrualCycle",
]

export const weightFields: readonly (keyof Profile)[] = ["currentWeightKg", "desiredWeightKg"]

/** Hidden fields are saved unchanged. */
export function hiddenFields({ isQuiet, areNumbersHidden }: HiddenWishes): readonly (keyof Profile)[] {
  if (isQuiet) return silencedFields
  return areNumbersHidden ? weightFields : []
}

export function shownGroups(wishes: HiddenWishes) {
  const hidden = hiddenFields(wishes)
  return fieldGroups
    .map(({ name, fields }) => ({ name, fields: fields.filter((field) => !hidden.includes(field)) }))
    .filter(({ fields }) => fields.length > 0)
}

/** Fields that never count as an example: the name comes from the sign-up, and the start date is today. */
const known: readonly (keyof Profile)[] = ["fullName", "startDate"]

export function exampleFields(wishes: HiddenWishes, told: Partial<Profile>) {
  return shownGroups(wishes)
    .flatMap(({ fields }) => [...fields])
    .filter((field) => !known.includes(field) && told[field] === undefined)
}

export const units = {
  age: "unitYears",
  heightCm: "unitCm",
  currentWeightKg: "unitKg",
  desiredWeightKg: "unitKg",
  avgSleepHours: "unitHours",
  dailyMeals: "unitMeals",
  waterIntakeLitres: "unitLitres",
} as const

export type NumberField = keyof typeof units

export const birthTypeKeys = { Normal: "birthNormal", Cesárea: "birthCaesarean" } as const
export const activityKeys = { Baixo: "activityLow", Moderado: "activityModerate", Ativo: "activityActive" } as const
export const yesNo = (value: boolean) => (value ? "yes" : "no")

export const mixedAnswer = "mixedFeeding"
const feedingAnswers = { breast: "yes", mixed: mixedAnswer, no: "no" } as const

export function feedingAnswer(isBreastfeeding: boolean, isMixed: boolean) {
  return feedingAnswers[feedingOf(isBreastfeeding, isMixed) ?? "no"]
}

export type ProfileText = Record<keyof Profile, string>

const numberFields = Object.keys(units) as NumberField[]

export function asText(profile: Profile, isFeedingMixed: boolean, language: Language): ProfileText {
  const numbers = numberFields.map((field) => [field, numberText(field, profile[field], language)])
  return {
    ...profile,
    ...(Object.fromEntries(numbers) as Record<NumberField, string>),
    isBreastfeeding: feedingAnswer(profile.isBreastfeeding, isFeedingMixed),
    menstrualCycle: yesNo(profile.menstrualCycle),
  }
}

const weights: readonly NumberField[] = ["currentWeightKg", "desiredWeightKg"]
export const isWeight = (field: NumberField) => weights.includes(field)
/** True for a measure of her body whose unit depends on the country. */
export const isMeasure = (field: NumberField) => isWeight(field) || field === "heightCm"

/** Where pounds and feet are common, a number without its unit would be ambiguous. */
function numberText(field: NumberField, value: number, language: Language): string {
  const text = localNumber(value, language)
  if (!usesPoundsHere() || !isMeasure(field)) return text
  return `${text} ${isWeight(field) ? "kg" : "cm"}`
}

/** The value in pounds or feet, in parentheses; empty where only metric units are common. */
export function inOtherUnits(field: NumberField, value: number): string {
  if (!usesPoundsHere() || !isMeasure(field)) return ""
  return isWeight(field) ? ` (${poundsOf(value)} lb)` : ` (${feetOf(value)})`
}

function readNumber(field: NumberField, text: string): number | null {
  if (isWeight(field)) return parseWeight(text, usesPoundsHere())
  return field === "heightCm" ? parseHeight(text, usesPoundsHere()) : parseNumber(text)
}

function fromText(form: Partial<ProfileText>) {
  const numbers = numberFields.map((field) => [field, readNumber(field, form[field] ?? "")])
  return {
    ...form,
    ...Object.fromEntries(numbers),
    isBreastfeeding: form.isBreastfeeding === "yes" || form.isBreastfeeding === mixedAnswer,
    menstrualCycle: form.menstrualCycle === "yes",
  }
}

export const profileFormSchema = z.pipe(z.transform(fromText), profileSchema)

export function useFieldNames() {
  const t = useMessages("details")
  const lang = useLanguage()
  return (fields: readonly (keyof Profile)[]) =>
    listOf(
      fields.map((field) => t(field).toLowerCase()),
      lang,
    )
}
