import { Undo2 } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"

type RemovedProps = { id: string; text: string; onUndo: () => void }

/** Takes the place of something that was removed, with a button to undo, until she does something else. */
export function Removed({ id, text, onUndo }: RemovedProps) {
  const t = useMessages("visits")
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg border border-dashed border-line-strong px-4 py-2">
      <p role="status" dir="auto" className="min-w-0 wrap-anywhere">
        {text}
      </p>
      <Button id={id} variant="quiet" size="small" onClick={onUndo}>
        <Icon node={Undo2} size={18} />
        {t("undo")}
      </Button>
    </div>
  )
}

export function focusOn(id: string) {
  document.getElementById(id)?.focus()
}
