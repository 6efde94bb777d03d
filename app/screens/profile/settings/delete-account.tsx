import { useNavigate } from "react-router"
import type * as z from "zod/mini"
import { deletedAccount } from "#app/announcements.ts"
import { api } from "#app/api.ts"
import { useForm } from "#app/forms/use-form.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { forgetDevice } from "#app/shell/forget.ts"
import { Button } from "#app/ui/button.tsx"
import { useToast } from "#app/ui/toast.ts"
import { proofSchema } from "#domain/account/account.ts"
import { PasswordField } from "./password-field.tsx"

const goes = ["goesAccount", "goesProfile", "goesDiary", "goesJourney"] as const

export function DeleteAccount() {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const deleteAccount = useDeleteAccount()

  const { errors, formProps, submitProps } = useForm({
    schema: proofSchema,
    async submit(proof) {
      const error = await deleteAccount(proof)
      if (error?.code === "INVALID_PASSWORD") return { password: "invalid" }
      if (!error) return
      showToast({ title: t("deleteFailed"), description: messageOf(tErrors, error), kind: "destructive" })
      return error.fields
    },
  })

  return (
    <form {...formProps} className="flex flex-col gap-5">
      <div>
        <p>{t("goesIntro")}</p>
        <ul className="my-2 list-disc pl-6">
          {goes.map((part) => (
            <li key={part}>{t(part)}</li>
          ))}
        </ul>
        <p className="font-bold">{t("goesForGood")}</p>
      </div>
      <PasswordField error={errors.password} />
      <Button {...submitProps} variant="danger-strong" className="self-start" pendingLabel={t("deleting")}>
        {t("deleteForGood")}
      </Button>
    </form>
  )
}

function useDeleteAccount() {
  const { id } = useUser()
  const { clearSession } = useAuth()
  const navigate = useNavigate()

  return async function deleteAccount(json: z.infer<typeof proofSchema>): Promise<AppError | null> {
    try {
      await api.auth["delete-user"].$post({ json })
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    }
    forgetDevice(id)
    deletedAccount.announce()
    clearSession()
    await navigate("/login", { replace: true })
    return null
  }
}
