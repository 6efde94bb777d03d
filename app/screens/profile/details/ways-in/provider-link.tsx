import { api } from "#app/api.ts"
import { useForm } from "#app/forms/use-form.ts"
import { longDate } from "#app/language/local-format.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { leaveForProvider } from "#app/session/provider.ts"
import { Button } from "#app/ui/button.tsx"
import { showToast } from "#app/ui/toast.ts"
import { proofSchema } from "#domain/account.ts"
import { PasswordField } from "../password-field.tsx"
import { UnfoldingRow } from "../unfolding-row.tsx"
import { useFailure } from "../use-failure.ts"
import { useWaysIn } from "./use-ways-in.ts"

/** The clinic's own sign-in as a way into her account, where the clinic has one: linked and unlinked here. */
export function ProviderLink() {
  const t = useMessages("details")
  const lang = useLanguageOf("details")
  const { waysIn, reload } = useWaysIn()
  const name = waysIn?.providerName
  if (!waysIn || !name) return null
  const { linkedAt, hasPassword } = waysIn
  return (
    <UnfoldingRow title={t("provider", { name })} text={t("providerText")}>
      <div className="flex flex-col gap-5">
        <p>{linkedAt ? t("providerLinked", { date: longDate(linkedAt, lang) }) : t("providerWhat", { name })}</p>
        {linkedAt && !hasPassword && <p>{t("providerNeedsPassword")}</p>}
        {!linkedAt && <LinkForm name={name} />}
        {linkedAt && hasPassword && <UnlinkForm onUnlinked={reload} />}
      </div>
    </UnfoldingRow>
  )
}

function LinkForm({ name }: { name: string }) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const { errors, formProps, submitProps } = useForm({
    schema: proofSchema,
    async submit(json) {
      try {
        const start = async () => (await api.auth["ways-in"].provider.link.$post({ json })).json()
        await leaveForProvider("/profile?tab=data", start)
      } catch (error) {
        return fieldsOf(error)
      }
    },
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <PasswordField error={errors.password} />
      <Button {...submitProps} variant="soft" className="self-start" pendingLabel={t("leavingForProvider")}>
        {t("providerLink", { name })}
      </Button>
    </form>
  )
}

function UnlinkForm({ onUnlinked }: { onUnlinked: () => Promise<unknown> }) {
  const t = useMessages("details")
  const lang = useLanguageOf("details")
  const fieldsOf = useFailure()
  const { errors, formProps, submitProps } = useForm({
    schema: proofSchema,
    async submit(json) {
      try {
        await api.auth["ways-in"].provider.unlink.$post({ json })
        await onUnlinked()
        showToast({ title: t("providerUnlinked"), description: t("providerUnlinkedText"), lang })
      } catch (error) {
        return fieldsOf(error)
      }
    },
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <PasswordField error={errors.password} />
      <Button {...submitProps} variant="danger" className="self-start">
        {t("providerUnlink")}
      </Button>
    </form>
  )
}
