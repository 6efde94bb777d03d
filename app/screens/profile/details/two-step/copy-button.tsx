import { Copy } from "lucide"
import { useCopy } from "#app/copy-by-hand.tsx"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { showToast } from "#app/ui/toast.ts"

/** Copies a text and says so; where the browser does not let it, the text is there to be copied by hand. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const t = useMessages("details")
  const lang = useLanguageOf("details")

  const { copy, byHand } = useCopy()

  async function copyAndSay() {
    if (await copy(text)) showToast({ title: t("twoStepCopied"), lang })
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void copyAndSay()}>
        <Icon node={Copy} size={18} />
        {children}
      </Button>
      {byHand}
    </>
  )
}
