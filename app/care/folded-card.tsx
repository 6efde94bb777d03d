import { HeartHandshake, X } from "lucide-react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"

type FoldedCardProps = { onOpen: () => void; onClose: () => void }

/** What is left of the card once she has gone on: one touch opens it again. */
export function FoldedCard({ onOpen, onClose }: FoldedCardProps) {
  const t = useWords("care")
  return (
    <div
      lang={useLanguageOf("care")}
      className="sticky top-20 z-10 flex items-center rounded-full border-2 border-danger bg-danger-soft lg:top-4"
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-full pl-4 text-left font-bold hover:underline"
      >
        <HeartHandshake size={20} aria-hidden className="shrink-0 text-danger" />
        {t("openAgain")}
      </button>
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface"
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  )
}
