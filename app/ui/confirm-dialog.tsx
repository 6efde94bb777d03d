import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { Button } from "./button.tsx"
import { useLang } from "./lang.ts"

type ConfirmDialogProps = {
  title: ReactNode
  description: ReactNode
  cancelLabel: string
  confirmLabel: string
  onConfirm: () => void
  trigger: (ask: () => void) => ReactNode
  kind?: "plain" | "danger"
}

/** A dialog that asks before something is done. The focus starts on Cancel and returns to where it was before. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, cancelLabel, confirmLabel, onConfirm, trigger, kind = "plain" } = props
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const lang = useLang()
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])

  function ask() {
    setOpen(true)
    // The dialog is opened here again, because the close event of its previous showing may arrive only now.
    dialog.current?.showModal()
  }

  return (
    <>
      {trigger(ask)}
      {isOpen &&
        createPortal(
          <dialog
            ref={dialog}
            onClose={({ currentTarget }) => {
              setOpen(currentTarget.open)
              if (currentTarget.returnValue === "confirm") onConfirm()
            }}
            onKeyDown={keepFocus}
            role="alertdialog"
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-description`}
            lang={lang}
            className="m-auto mb-4 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto rounded-xl border border-line bg-surface p-6 text-ink shadow-low transition backdrop:bg-veil sm:mb-auto starting:translate-y-4 starting:opacity-0"
          >
            <form method="dialog" className="flex flex-col gap-4">
              <h2 id={`${id}-title`} className="text-xl">
                {title}
              </h2>
              <div id={`${id}-description`} className="text-ink-soft">
                {description}
              </div>
              <div className="mt-2 flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
                <Button type="submit" variant="quiet">
                  {cancelLabel}
                </Button>
                <Button type="submit" value="confirm" variant={kind === "danger" ? "danger-strong" : "primary"}>
                  {confirmLabel}
                </Button>
              </div>
            </form>
          </dialog>,
          // The dialog is rendered in the body, where no folding or scrolling parent clips it.
          document.body,
        )}
    </>
  )
}

/** The dialog has two buttons, so Tab and Shift+Tab both lead to the other one. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLButtonElement>("button:not(:focus)")?.focus()
}
