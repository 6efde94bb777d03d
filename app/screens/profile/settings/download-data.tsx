import { Download } from "lucide"
import { useState } from "react"
import { api } from "#app/api.ts"
import { useOfferFile } from "#app/install/use-offer-file.ts"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError, told } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { closeFailure, useToast } from "#app/ui/toast.ts"
import { whileExporting } from "./while-exporting.ts"

const fileName = "florescer-data.json"

export function DownloadData() {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const offerFile = useOfferFile()
  const [pending, setPending] = useState(false)

  async function download() {
    setPending(true)
    closeFailure()
    try {
      const answer = await api.account.export.$get({}, whileExporting())
      await told(answer as { json: () => Promise<{ formatVersion: number }> }, "formatVersion")
      await offerFile(await answer.blob().catch(brokenOff), fileName)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      showToast({ title: t("downloadFailed"), description: messageOf(tErrors, error), kind: "destructive" })
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="flex-1 basis-56">
        <span className="block font-bold">{t("download")}</span>
        <span className="block text-sm text-ink-soft">{t("downloadText")}</span>
      </p>
      <Button variant="quiet" size="small" onClick={download} pending={pending}>
        <Icon node={Download} size={18} />
        {t("downloadFile")}
      </Button>
    </div>
  )
}

function brokenOff(): never {
  throw new AppError("UNREACHABLE")
}
