import { useMessages } from "#app/language/use-messages.ts"
import { wasShared } from "#app/share-text.ts"
import { useToast } from "#app/ui/toast.ts"
import { isAppleTouch, isInstalled } from "./platform.ts"

/**
 * Offers a file for download. In an installed app on an iPhone it uses the share sheet, because a link to a file in
 * memory opens a page without a way back.
 */
export function useOfferFile() {
  const t = useMessages("errors")
  const showToast = useToast()

  return async function offer(content: Blob, fileName: string) {
    const type = content.type.split(";")[0]
    const file = isAppleTouch() && isInstalled() ? new File([content], fileName, { type }) : null
    if (!file || !navigator.canShare?.({ files: [file] })) return download(content, fileName)
    const share = () => wasShared(navigator.share({ files: [file] }))
    // iOS opens the share sheet only soon after a tap. If loading the file took too long, a toast offers another button
    // to tap.
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
  // The file's URL is revoked late, when the browser has surely taken over the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
