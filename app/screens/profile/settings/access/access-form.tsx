import { useState } from "react"
import * as z from "zod/mini"
import { useFieldMessage, useForm } from "#app/forms/use-form.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useToast } from "#app/ui/toast.ts"
import {
  type AccessScope,
  accessScopes,
  accessTokenDays,
  accessTokenNameMaxLength,
  newAccessTokenSchema,
} from "#domain/account/access-token.ts"
import { PasswordField } from "../password-field.tsx"
import type { NewAccess, useAccess } from "./use-access.ts"

type Give = ReturnType<typeof useAccess>["give"]
type AccessFormProps = {
  give: Give
  onMade: (made: Awaited<ReturnType<Give>>) => void
  isFirst: boolean
}

const { days: daysSchema, ...others } = newAccessTokenSchema.shape
const schema = z.strictObject({ ...others, days: z.pipe(z.coerce.number(), daysSchema) })

/** Her password is required so that nobody else can grant access on a phone that is left open. */
export function AccessForm({ give, onMade, isFirst }: AccessFormProps) {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const message = useFieldMessage()
  const [scope, setScope] = useState<AccessScope>("read")
  const [days, setDays] = useState<NewAccess["days"]>(90)

  const { errors, formProps, submitProps } = useForm({
    schema,
    async submit(access) {
      try {
        onMade(await give(access))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code === "INVALID_PASSWORD") return { password: "invalid" }
        showToast({ title: t("accessFailed"), description: messageOf(tErrors, error), kind: "destructive" })
        return error.fields
      }
    },
  })

  return (
    <form {...formProps} aria-labelledby="new-access" className="flex flex-col gap-6">
      <h3 id="new-access" className="text-lg">
        {t(isFirst ? "accessFirst" : "accessAnother")}
      </h3>
      <TextField
        name="name"
        required
        label={t("accessName")}
        description={t("accessNameText")}
        maxLength={accessTokenNameMaxLength}
        autoComplete="off"
        error={message(errors.name, accessTokenNameMaxLength, t("accessNameMissing"))}
      />
      <ChoiceOne
        legend={t("accessScope")}
        name="scope"
        options={accessScopes.map((value) => ({ value, label: <ScopeLabel scope={value} /> }))}
        value={scope}
        onChange={setScope}
      />
      <ChoiceOne
        legend={t("accessDays")}
        name="days"
        layout="pills"
        options={accessTokenDays.map((value) => ({ value: String(value), label: t(`access-${value}`) }))}
        value={String(days)}
        onChange={(next) => setDays(Number(next) as NewAccess["days"])}
      />
      <PasswordField description={t("accessPasswordText")} error={errors.password} />
      <Button {...submitProps} variant="soft" className="self-start" pendingLabel={t("accessMaking")}>
        {t("accessMake")}
      </Button>
    </form>
  )
}

function ScopeLabel({ scope }: { scope: AccessScope }) {
  const t = useMessages("details")
  return (
    <span>
      <span className="block font-semibold">{t(`access-${scope}`)}</span>
      <span className="block text-sm text-ink-soft">{t(`access-${scope}-text`)}</span>
    </span>
  )
}
