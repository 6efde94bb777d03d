import { api } from "#app/api.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { leaveForProvider } from "#app/session/provider.ts"
import { useToast } from "#app/ui/toast.ts"
import { ProofForm } from "../proof-form.tsx"
import { UnfoldingRow } from "../rows.tsx"
import { useWaysIn } from "./use-ways-in.ts"

export function ProviderLink() {
  const t = useMessages("details")
  const lang = useLanguage()
  const { waysIn, reload } = useWaysIn()
  const name = waysIn?.providerName
  if (!waysIn || !name) return null
  const { linkedAt } = waysIn
  const hasOtherWayIn = waysIn.hasPassword || waysIn.hasPasskey
  return (
    <UnfoldingRow title={t("provider", { name })} text={t("providerText")}>
      <div className="flex flex-col gap-5">
        <p>{linkedAt ? t("providerLinked", { date: longDate(linkedAt, lang) }) : t("providerWhat", { name })}</p>
        {linkedAt && !hasOtherWayIn && <p>{t("providerNeedsPassword")}</p>}
        {!linkedAt && <LinkForm name={name} />}
        {linkedAt && hasOtherWayIn && <UnlinkForm onUnlinked={reload} />}
      </div>
    </UnfoldingRow>
  )
}

function LinkForm({ name }: { name: string }) {
  const t = useMessages("details")
  return (
    <ProofForm
      label={t("providerLink", { name })}
      pendingLabel={t("leavingForProvider")}
      submit={(json) =>
        leaveForProvider("/profile/settings?tab=account", async () =>
          (await api.auth["ways-in"].provider.link.$post({ json })).json(),
        )
      }
    />
  )
}

function UnlinkForm({ onUnlinked }: { onUnlinked: () => Promise<unknown> }) {
  const t = useMessages("details")
  const showToast = useToast()
  return (
    <ProofForm
      label={t("providerUnlink")}
      variant="danger"
      submit={async (json) => {
        await api.auth["ways-in"].provider.unlink.$post({ json })
        await onUnlinked()
        showToast({ title: t("providerUnlinked"), description: t("providerUnlinkedText") })
      }}
    />
  )
}
