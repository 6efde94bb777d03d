import { Copy } from "lucide"
import { useCopy } from "#app/copy-by-hand.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useToast } from "#app/ui/toast.ts"

export function CopyButton({ text, children }: { text: string; children: string }) {
  const t = useMessages("details")
  const showToast = useToast()

  const { copy, byHand } = useCopy()

  async function copyAndSay() {
    if (await copy(text)) showToast({ title: t("twoStepCopied") })
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
