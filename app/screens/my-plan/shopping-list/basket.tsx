import { useMessages } from "#app/language/use-messages.ts"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { ProgressBar } from "#app/ui/progress-bar.tsx"

type BasketProps = { ticked: number; all: number; onStartOver: () => void }

/** The progress of the shopping, and the button that starts over. */
export function Basket({ ticked, all, onStartOver }: BasketProps) {
  const t = useMessages("shopping-list")
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-5">
      <ProgressBar label={t("progress")} value={ticked} max={all} valueText={t("ticked", { ticked, all })} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-sm text-ink-soft">
          {ticked === all ? t("complete") : t("kept")}
        </p>
        {ticked > 0 && (
          <ConfirmDialog
            trigger={(ask) => (
              <button
                type="button"
                onClick={ask}
                className="-mx-2 inline-flex min-h-11 items-center rounded-full px-2 font-bold text-action underline underline-offset-4 hover:bg-sunken"
              >
                {t("startOver")}
              </button>
            )}
            title={t("startOverTitle")}
            description={t("startOverText")}
            cancelLabel={t("cancel")}
            confirmLabel={t("confirm")}
            onConfirm={onStartOver}
          />
        )}
      </div>
    </div>
  )
}
