import { Copy, Mail } from "lucide"
import { copyText } from "#app/copy-text.ts"
import { readInstallation, SupportLink } from "#app/installation.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useToast } from "#app/ui/toast.ts"

export function EmailCard() {
  const t = useMessages("help")
  const showToast = useToast()

  async function copyAddress() {
    const address = readInstallation("support-email")
    const copied = await copyText(address)
    showToast({ title: t(copied ? "emailCopied" : "emailAddress"), description: address })
  }

  return (
    <Card aria-labelledby="email" className="flex flex-col items-start gap-3">
      <h2 id="email" className="flex items-center gap-3 text-xl">
        <Icon node={Mail} size={22} className="shrink-0 text-action" />
        {t("email")}
      </h2>
      <p>{t("emailText")}</p>
      <SupportLink className="inline-flex min-h-11 items-center break-all font-bold underline" />
      <Button variant="soft" size="small" onClick={copyAddress}>
        <Icon node={Copy} size={18} />
        {t("copyAddress")}
      </Button>
    </Card>
  )
}
