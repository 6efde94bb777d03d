import { AlertDialog } from "@base-ui/react/alert-dialog"
import type { ReactElement, ReactNode } from "react"
import { Button } from "./button.tsx"

type ConfirmDialogProps = {
  title: ReactNode
  description: ReactNode
  cancelLabel: string
  confirmLabel: string
  onConfirm: () => void
  /** The button that opens it, or hold `open` yourself. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  kind?: "plain" | "danger"
  lang?: string
}

/** Asks before something that cannot be taken back. Focus starts on Cancel and returns where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    description,
    cancelLabel,
    confirmLabel,
    onConfirm,
    trigger,
    open,
    onOpenChange,
    kind = "plain",
    lang,
  } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center overflow-y-auto p-4">
          <AlertDialog.Popup
            lang={lang}
            className="mt-auto flex w-full max-w-md flex-col gap-4 rounded-xl border border-line bg-surface p-6 text-ink shadow-low transition sm:mb-auto data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0"
          >
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-ink-soft">{description}</AlertDialog.Description>
            <div className="mt-2 flex flex-col gap-2 sm:flex-row sm:justify-end">
              <AlertDialog.Close render={<Button variant="quiet" />}>{cancelLabel}</AlertDialog.Close>
              <AlertDialog.Close
                render={<Button variant={kind === "danger" ? "danger-strong" : "primary"} onClick={onConfirm} />}
              >
                {confirmLabel}
              </AlertDialog.Close>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
