import { CloudUpload } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { ListedEntry } from "./list-entries.ts"

type EntryStateProps = {
  entry: ListedEntry
  isDelayed: boolean
  /**
   * True while the urgent card or the gentle question is shown; there is no toast then, so the entry itself says that
   * it is saved.
   */
  isConcerned: boolean
}

export function EntryState({ entry: { state, isUnstored, isOverLimit }, isDelayed, isConcerned }: EntryStateProps) {
  const t = useMessages("diary")
  if (state === "refused") {
    return (
      <p role="status" className="text-sm font-semibold text-danger">
        {t(isOverLimit ? "limited" : "refused")}
      </p>
    )
  }
  if (state === "pending" && isDelayed) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon node={CloudUpload} size={18} className="shrink-0" />
        {t(isUnstored ? "unstored" : "waiting")}
      </p>
    )
  }
  if (state !== "stored" || !isConcerned) return null
  return (
    <p role="status" className="text-sm text-ink-soft">
      {t("savedStill")}
    </p>
  )
}
