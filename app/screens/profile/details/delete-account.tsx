import * as z from "zod/mini"
import { useFieldMessage } from "#app/forms/use-field-message.ts"
import { useForm } from "#app/forms/use-form.ts"
import { messageOf } from "#app/language/error-message.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { showToast } from "#app/ui/toast.ts"
import { signInSchema } from "#domain/account.ts"
import { useDeleteAccount } from "./use-delete-account.ts"

const schema = z.object({ password: signInSchema.shape.password })
const goes = ["goesAccount", "goesProfile", "goesDiary", "goesJourney"] as const

export function DeleteAccount() {
  const t = useWords("profile")
  const tErrors = useWords("errors")
  const lang = useLanguageOf("profile")
  const message = useFieldMessage()
  const deleteAccount = useDeleteAccount()

  const { errors, formProps, submitProps } = useForm({
    schema,
    async submit({ password }) {
      const error = await deleteAccount(password)
      if (error?.code === "INVALID_PASSWORD") return { password: "invalid" }
      if (!error) return
      showToast({ title: t("deleteFailed"), description: messageOf(tErrors, error), kind: "destructive", lang })
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
      <TextField
        name="password"
        type="password"
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        required
        label={t("yourPassword")}
        autoComplete="current-password"
        error={errors.password === "invalid" ? t("wrongPassword") : message(errors.password)}
      />
      <Button {...submitProps} variant="danger-strong" className="self-start" pendingLabel={t("deleting")}>
        {t("deleteForGood")}
      </Button>
    </form>
  )
}
