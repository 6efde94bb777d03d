import { useMessages } from "#app/language/use-messages.ts"
import { wasShared } from "#app/share-text.ts"
import { useToast } from "#app/ui/toast.ts"
import { isAppleTouch, isInstalled } from "./platform.ts"

/**
 * Offers a file for download; on an iPhone's home screen by the share sheet, since a link to a file in memory leads
 * to a page without a way back there.
 */
export function useOfferFile() {
  const t = useMessages("errors")
  const showToast = useToast()

  return async function offer(content: Blob, fileName: string) {
    const type = content.type.split(";")[0]
    const file = isAppleTouch() && isInstalled() ? new File([content], fileName, { type }) : null
    if (!file || !navigator.canShare?.({ files: [file] })) return download(content, fileName)
    const share = () => wasShared(navigator.share({ files: [file] }))
    // The sheet opens only soon after a tap, and the file may have been long on its way.
    const shareAgain = async () => (await share()) || download(content, fileName)
    if (await share()) return
    showToast({
      title: t("fileReady"),
      stays: true,
      action: { label: t("saveFile"), onPress: () => void shareAgain() },
    })
  }
}

function download(file: Blob, fileName: string) {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  // The browser must have taken it over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
