import { useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"
import type { OperationArgs } from "#domain/operations/operations.ts"

type ConflictChoiceProps = { onChoose: (keep: OperationArgs["conflictSettled"]["keep"]) => void }

/** Under a text that was written on another device than the one of the same entry: both stand until she has chosen. */
export function ConflictChoice({ onChoose }: ConflictChoiceProps) {
  const t = useWords("diary")
  return (
    <div className="mt-4 flex flex-col gap-3 rounded-md bg-note-soft px-4 py-3">
      <p role="status">{t("conflict")}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={() => onChoose("copy")}>
          {t("keepThis")}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChoose("entry")}>
          {t("keepOther")}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChoose("both")}>
          {t("keepBoth")}
        </Button>
      </div>
    </div>
  )
}
