import { Sprout } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { newId } from "#app/sync/new-id.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useToast } from "#app/ui/toast.ts"
import type { Journey } from "#domain/journey/journey.ts"

type AnotherWeekProps = { journey: Journey; isComplete: boolean }

export function AnotherWeek({ journey: { week = 1 }, isComplete }: AnotherWeekProps) {
  const t = useMessages("my-plan")
  const showToast = useToast()
  const { perform } = useOperations()

  function start() {
    perform("journeyStarted", { journeyId: newId(), week: week + 1 })
    showToast({ title: t("anotherWeekToast"), description: t("anotherWeekToastText") })
  }

  if (isComplete)
    return (
      <Button onClick={start}>
        <Icon node={Sprout} size={20} />
        {t("anotherWeek")}
      </Button>
    )
  return (
    <ConfirmDialog
      title={t("anotherWeekTitle")}
      description={t("anotherWeekText")}
      cancelLabel={t("stay")}
      confirmLabel={t("anotherWeek")}
      onConfirm={start}
      trigger={(ask) => (
        <Button variant="quiet" size="small" onClick={ask}>
          <Icon node={Sprout} size={20} />
          {t("anotherWeek")}
        </Button>
      )}
    />
  )
}
