import { HeartHandshake, X } from "lucide"
import { type Bounds, LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"

type FoldedCardProps = {
  onOpen: () => void
  onClose: () => void
  /** True if the card stays visible while she scrolls. */
  isSticky?: boolean
}

/** Shows an earlier card, folded to one line. */
export function FoldedCard(props: FoldedCardProps) {
  return <LanguageBoundary of="care" as={Folded} {...props} />
}

function Folded({ onOpen, onClose, isSticky = false, ...bounds }: FoldedCardProps & Bounds) {
  const t = useMessages("care")
  return (
    <div
      {...bounds}
      data-folded-card={isSticky ? "" : undefined}
      className={`flex items-center rounded-xl border-2 border-danger bg-danger-soft ${isSticky ? "sticky top-20 z-10 lg:top-4" : ""}`}
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-xl py-1 pl-4 text-left leading-snug font-bold hover:underline"
      >
        <Icon node={HeartHandshake} size={20} className="shrink-0 text-danger" />
        {t("openAgain")}
      </button>
      <IconButton label={t("close")} node={X} tone="onCard" onClick={onClose} />
    </div>
  )
}
