import { messageOf } from "#app/language/load-messages.ts"
import type { Key } from "#app/language/resources.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { useToast } from "#app/ui/toast.ts"
import type { FieldErrors } from "#domain/field-errors.ts"

export function useFailure(title: Key<"details"> = "twoStepFailed") {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const showToast = useToast()

  return function fieldsOf(error: unknown, heldBack?: string): FieldErrors {
    if (!(error instanceof AppError)) throw error
    if (error.code === "INVALID_PASSWORD") return { password: "invalid" }
    if (error.code === "INVALID_CODE") return { code: "mismatch" }
    const description = (error.code === "TOO_MANY_ATTEMPTS" && heldBack) || messageOf(tErrors, error)
    showToast({ title: t(title), description, kind: "destructive" })
    return error.fields
  }
}
