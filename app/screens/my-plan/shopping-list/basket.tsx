import { useMessages } from "#app/language/use-messages.ts"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { ProgressBar } from "#app/ui/progress-bar.tsx"

type BasketProps = {
  ticked: number
  all: number
  isAdjusting: boolean
  onStartOver: () => void
  onAdjust: () => void
}

export function Basket({ ticked, all, isAdjusting, onStartOver, onAdjust }: BasketProps) {
  const t = useMessages("shopping-list")
  const whenDone = all === 0 ? t("nothingToBuy") : ticked === all ? t("complete") : ""
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-5 print:hidden">
      {all > 0 && (
        <ProgressBar label={t("progress")} value={ticked} max={all} valueText={t("ticked", { ticked, all })} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-sm text-ink-soft">
          {isAdjusting ? t("adjustText") : whenDone}
        </p>
        <div className="flex flex-wrap gap-x-6">
          {!isAdjusting && <TextButton label={t("adjust")} onPress={onAdjust} />}
          {ticked > 0 && !isAdjusting && (
            <ConfirmDialog
              trigger={(ask) => <TextButton label={t("startOver")} onPress={ask} />}
              title={t("startOverTitle")}
              description={t("startOverText")}
              cancelLabel={t("cancel")}
              confirmLabel={t("confirm")}
              onConfirm={onStartOver}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function TextButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mx-2 inline-flex min-h-11 items-center rounded-full px-2 font-bold text-action underline underline-offset-4 hover:bg-sunken"
    >
      {label}
    </button>
  )
}
