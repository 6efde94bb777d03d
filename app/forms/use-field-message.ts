import { useWords } from "#app/language/use-words.ts"
import { newPasswordMinLength, passwordMaxLength } from "#domain/account.ts"
import type { FieldErrorCode } from "#domain/field-errors.ts"

/** Says what is wrong with a field, in the language of the screen, or nothing while nothing is. */
export function useFieldMessage() {
  const t = useWords("errors")
  return function message(code: FieldErrorCode | undefined, maxLength = passwordMaxLength) {
    return code && t(code, { min: newPasswordMinLength, max: maxLength })
  }
}
