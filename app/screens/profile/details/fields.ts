import * as z from "zod/mini"
import { localNumber } from "#app/language/local-format.ts"
import type { HiddenWishes } from "#domain/hidden-topics.ts"
import type { Language } from "#domain/language.ts"
import { type Profile, parseNumber, profileSchema } from "#domain/profile.ts"

/** The fields in the groups and the order in which she reads them. */
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

/** The fields that are hidden, and saved unchanged, while she wishes to read nothing about the baby, or no weights. */
export function hiddenFields({ isQuiet, areNumbersHidden }: HiddenWishes): readonly (keyof Profile)[] {
  if (isQuiet) return silencedFields
  return areNumbersHidden ? weightFields : []
}

/** The groups with their visible fields, without those that have none. */
export function shownGroups(wishes: HiddenWishes) {
  const hidden = hiddenFields(wishes)
  return fieldGroups
    .map(({ name, fields }) => ({ name, fields: fields.filter((field) => !hidden.includes(field)) }))
    .filter(({ fields }) => fields.length > 0)
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

/** The profile as its form holds it: every value as typed. */
export type ProfileText = Record<keyof Profile, string>

const numberFields = Object.keys(units) as NumberField[]

export function asText(profile: Profile, language: Language): ProfileText {
  const numbers = numberFields.map((field) => [field, localNumber(profile[field], language)])
  return {
    ...profile,
    ...(Object.fromEntries(numbers) as Record<NumberField, string>),
    isBreastfeeding: yesNo(profile.isBreastfeeding),
    menstrualCycle: yesNo(profile.menstrualCycle),
  }
}

function fromText(form: Partial<ProfileText>) {
  const numbers = numberFields.map((field) => [field, parseNumber(form[field] ?? "")])
  return {
    ...form,
    ...Object.fromEntries(numbers),
    isBreastfeeding: form.isBreastfeeding === "yes",
    menstrualCycle: form.menstrualCycle === "yes",
  }
}

export const profileFormSchema = z.pipe(z.transform(fromText), profileSchema)
