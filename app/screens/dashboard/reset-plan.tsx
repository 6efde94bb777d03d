import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"

export function ResetPlan({ onReset }: { onReset: () => void }) {
  const t = useMessages("dashboard")
  return (
    <ConfirmDialog
      trigger={(ask) => (
        <Button variant="quiet" size="small" onClick={ask} className="self-start">
          {t("resetPlan")}
        </Button>
      )}
      title={t("resetTitle")}
      description={t("resetText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("confirmReset")}
      kind="danger"
      onConfirm={onReset}
    />
  )
}
