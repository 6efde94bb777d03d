import * as z from "zod/mini"
import type { Language } from "#domain/language.ts"
import { type Profile, parseNumber, profileSchema } from "#domain/profile.ts"
import { localNumber } from "../local-format.ts"
import { type NumberField, units, yesNo } from "./fields.ts"

/** The profile as its form holds it: what she typed, letter by letter. */
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
