import { Eraser } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { Icon } from "#app/ui/icon.tsx"

export function ClearConversation({ hasReplies, onClear }: { hasReplies: boolean; onClear: () => void }) {
  const t = useMessages("chat")
  function clear() {
    onClear()
    document.getElementById("main")?.focus()
  }
  return (
    <ConfirmDialog
      trigger={(ask) => (
        <Button variant="quiet" size="small" className="max-sm:size-11 max-sm:px-0" onClick={ask}>
          <Icon node={Eraser} size={18} className="shrink-0" />
          <span className="max-sm:sr-only">{t("clear")}</span>
        </Button>
      )}
      title={t("clearTitle")}
      description={hasReplies ? `${t("clearText")} ${t("clearReplies")}` : t("clearText")}
      cancelLabel={t("keep")}
      confirmLabel={t("clear")}
      onConfirm={clear}
      kind="danger"
    />
  )
}
