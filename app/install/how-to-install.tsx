import { Share, Smartphone, SquarePlus } from "lucide"
import type { ReactNode } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { install, useCanInstall } from "./install-offer.ts"
import { isAppleTouch } from "./platform.ts"

type HowToInstallProps = { onInstall?: () => void }

export function HowToInstall({ onInstall }: HowToInstallProps) {
  const t = useMessages("install")
  const canInstall = useCanInstall()

  async function ask() {
    await install()
    onInstall?.()
  }

  if (canInstall)
    return (
      <Button variant="soft" size="small" onClick={() => void ask()}>
        {t("install")}
      </Button>
    )
  if (!isAppleTouch()) return <p>{t("inMenu")}</p>
  return (
    <ol className="flex flex-col gap-3">
      <Step icon={<Icon node={Share} size={20} />}>{t("tapShare")}</Step>
      <Step icon={<Icon node={SquarePlus} size={20} />}>{t("tapAdd")}</Step>
      <Step icon={<Icon node={Smartphone} size={20} />}>{t("openThere")}</Step>
    </ol>
  )
}

function Step({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden className="flex size-9 shrink-0 items-center justify-center rounded-md bg-surface">
        {icon}
      </span>
      <span className="pt-1.5">{children}</span>
    </li>
  )
}
