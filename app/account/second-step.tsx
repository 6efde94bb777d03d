import { useState } from "react"
import * as z from "zod/mini"
import { FormFailure, useForm } from "#app/forms/use-form.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { resultOf } from "#app/session/account.ts"
import { passSecondStep } from "#app/session/other-ways-in.ts"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"
import { OneTimeCode } from "#app/ui/one-time-code.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import { appCodeSchema, recoveryCodeSchema } from "#domain/account/two-step.ts"

const schemas = {
  appCode: z.object({ code: appCodeSchema }),
  recoveryCode: z.object({ code: recoveryCodeSchema }),
}

type SecondStepProps = {
  onPassed: () => Promise<void>
  /** Called if the second step took too long or after too many wrong codes. */
  onExpired: () => void
  onBack: () => void
}

export function SecondStep({ onPassed, onExpired, onBack }: SecondStepProps) {
  const t = useMessages("login")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const [kind, setKind] = useState<keyof typeof schemas>("appCode")

  const { errors, failure, formProps, submitProps } = useForm({
    schema: schemas[kind],
    async submit({ code }, _form, fail) {
      const { error } = await resultOf(passSecondStep(code))
      if (!error) {
        await onPassed()
        return
      }
      if (error.code === "SIGN_IN_EXPIRED") {
        onExpired()
        return
      }
      if (error.code === "INVALID_CODE") return { code: "mismatch" }
      const description = error.code === "TOO_MANY_ATTEMPTS" ? t("codesHeldBack") : messageOf(tErrors, error)
      fail({ text: description })
      showToast({ title: t("failureTitle"), description, kind: "destructive" })
      return error.fields
    },
  })

  const field = { name: "code", label: t(kind), description: t(`${kind}Hint`), error: errorOf() }

  function errorOf() {
    if (errors.code === "mismatch") return t(`${kind}Wrong`)
    return errors.code && t(`${kind}Incomplete`)
  }

  return (
    <FormPage title={t("secondTitle")} heading={t("secondHeading")} intro={t("secondIntro")}>
      <form key={kind} {...formProps} ref={focusField} className="flex flex-col gap-5">
        {kind === "appCode" ? (
          <OneTimeCode {...field} />
        ) : (
          <TextField {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
        <FormFailure failure={failure} />
        <Button {...submitProps} wide pendingLabel={t("checking")}>
          {t("submit")}
        </Button>
        <Button variant="quiet" wide onClick={() => setKind(kind === "appCode" ? "recoveryCode" : "appCode")}>
          {t(kind === "appCode" ? "useRecoveryCode" : "useAppCode")}
        </Button>
      </form>
      <button type="button" onClick={onBack} className="inline-flex min-h-11 items-center self-start underline">
        {t("secondBack")}
      </button>
    </FormPage>
  )
}

/**
 * Moves the focus to a form's field once it is mounted. Each kind of code has a form of its own, so this also happens
 * when she switches.
 */
function focusField(form: HTMLFormElement | null) {
  form?.querySelector("input")?.focus()
}
