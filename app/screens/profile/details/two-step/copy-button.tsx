import { Copy } from "lucide"
import { copyText } from "#app/copy-text.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { showToast } from "#app/ui/toast.ts"

/** Copies a text, where the browser lets it, and says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const t = useMessages("details")
  const lang = useLanguageOf("details")

  async function copy() {
    if (await copyText(text)) showToast({ title: t("twoStepCopied"), lang })
    else showToast({ title: t("twoStepNotCopied"), kind: "destructive", lang })
  }

  return (
    <Button variant="quiet" size="small" onClick={() => void copy()}>
      <Icon node={Copy} size={18} />
      {children}
    </Button>
  )
}
