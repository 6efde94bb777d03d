import type { Profile } from "#domain/profile.ts"

/** The fields in the groups and the order in which she reads them. */
const fieldGroups = [
  { name: "groupYou", fields: ["fullName", "age", "startDate"] },
  { name: "groupBody", fields: ["heightCm", "currentWeightKg", "desiredWeightKg"] },
  { name: "groupBirth", fields: ["birthType", "isBreastfeeding", "menstrualCycle"] },
  { name: "groupDay", fields: ["avgSleepHours", "dailyMeals", "waterIntakeLitres", "activityLevel"] },
] as const satisfies { name: string; fields: (keyof Profile)[] }[]

const hiddenInSilence: readonly (keyof Profile)[] = [
  "currentWeightKg",
  "desiredWeightKg",
  "birthType",
  "isBreastfeeding",
]

/** The same with what she reads of it, and what is kept as it is where she wishes to read nothing of the baby. */
export function shownGroups(isQuiet: boolean) {
  return fieldGroups.map(({ name, fields }) => ({
    name,
    fields: (fields as readonly (keyof Profile)[]).filter((field) => !(isQuiet && hiddenInSilence.includes(field))),
    hidden: (fields as readonly (keyof Profile)[]).filter((field) => isQuiet && hiddenInSilence.includes(field)),
  }))
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
