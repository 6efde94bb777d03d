import type { Profile } from "#domain/profile.ts"

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

/** The fields that stay as they are where she wishes to read nothing about the baby. */
export function hiddenFields(isQuiet: boolean): readonly (keyof Profile)[] {
  return isQuiet ? silencedFields : []
}

/** The groups with those fields that she reads, where any are left. */
export function shownGroups(isQuiet: boolean) {
  const hidden = hiddenFields(isQuiet)
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

export const birthTypeWords = { Normal: "birthNormal", Cesárea: "birthCaesarean" } as const
export const activityWords = { Baixo: "activityLow", Moderado: "activityModerate", Ativo: "activityActive" } as const
export const yesNo = (value: boolean) => (value ? "yes" : "no")
