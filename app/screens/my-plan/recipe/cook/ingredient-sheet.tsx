import { X } from "lucide"
import { type ReactNode, useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"

type IngredientSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode }

export function IngredientSheet({ isOpen, onClose, children }: IngredientSheetProps) {
  const t = useMessages("cooking")
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) sheet.current?.showModal()
    else sheet.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={sheet}
      aria-label={t("ingredients")}
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-md bg-surface p-5 text-ink backdrop:bg-veil"
    >
      <button
        type="button"
        aria-label={t("closeIngredients")}
        onClick={onClose}
        className="-mt-2 -mr-2 ml-auto flex size-12 items-center justify-center rounded-full hover:bg-sunken"
      >
        <Icon node={X} />
      </button>
      {isOpen && children}
    </dialog>
  )
}
