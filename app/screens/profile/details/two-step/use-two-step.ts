import { useQuery } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { messageOf } from "#app/language/load-messages.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import { showToast } from "#app/ui/toast.ts"
import type { FieldErrors } from "#domain/field-errors.ts"

/** Whether two-step sign-in is on. Asked for anew at each visit, and again until it is there. */
export function useTwoStep() {
  const { id } = useUser()
  const { data, failureReason, refetch } = useQuery({
    queryKey: ["two-step", id],
    queryFn: async () => (await api.auth["two-step"].$get()).json(),
    networkMode: "always",
  })
  return { state: data, isLost: data === undefined && failureReason !== null, reload: refetch }
}

export type TwoStepState = NonNullable<ReturnType<typeof useTwoStep>["state"]>

/** What her app takes over: as an address, as a picture of it where that could be drawn, and as text. */
export type AppKey = { address: string; picture: string | null; secret: string }

/** Returns a function that turns a failed request into errors beside its fields, or says in a toast what has happened. */
export function useFailure() {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const lang = useLanguageOf("details")

  return function fieldsOf(error: unknown, heldBack?: string): FieldErrors {
    if (!(error instanceof AppError)) throw error
    if (error.code === "INVALID_PASSWORD") return { password: "invalid" }
    if (error.code === "INVALID_CODE") return { code: "mismatch" }
    const description = (error.code === "TOO_MANY_ATTEMPTS" && heldBack) || messageOf(tErrors, error)
    showToast({ title: t("twoStepFailed"), description, kind: "destructive", lang })
    return error.fields
  }
}
