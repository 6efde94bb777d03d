import { X } from "lucide"
import { type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { useMessages } from "#app/language/use-messages.ts"
import { IconButton } from "#app/ui/icon-button.tsx"
import { useLang } from "#app/ui/lang.ts"

type DeskDialogProps = { title: string; onClose: () => void; children: ReactNode }

export function DeskDialog({ title, onClose, children }: DeskDialogProps) {
  const t = useMessages("team")
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // The dialog is closed on unmount, because only a closed dialog returns the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // The first control in the dialog is the one that closes it, so another one is focused.
    opened?.querySelector<HTMLElement>("[data-first]")?.focus()
    return () => opened?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      lang={useLang()}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl overflow-y-auto rounded-xl border border-line bg-surface p-5 text-ink shadow-low backdrop:bg-veil sm:p-6"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <IconButton label={t("closeDialog")} node={X} onClick={() => dialog.current?.close()} className="-mr-2" />
      </div>
      {children}
    </dialog>,
    document.body,
  )
}
