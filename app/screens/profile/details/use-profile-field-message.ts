import { useWords } from "#app/language/use-words.ts"
import { nameMaxLength } from "#domain/account.ts"
import type { FieldErrorCode } from "#domain/field-errors.ts"
import { type Profile, profileBounds } from "#domain/profile.ts"

const isBounded = (name: keyof Profile): name is keyof typeof profileBounds => name in profileBounds

/** What is wrong with one field of hers, with its own bounds, or nothing while nothing is. */
export function useProfileFieldMessage(name: keyof Profile, code: FieldErrorCode | undefined): string | undefined {
  const t = useWords("errors")
  const { min, max } = isBounded(name) ? profileBounds[name] : { min: 1, max: nameMaxLength }
  return code && t(code, { min, max })
}
