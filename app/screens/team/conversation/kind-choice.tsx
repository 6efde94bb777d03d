import { useMessages } from "#app/language/use-messages.ts"
import type { WritingKind } from "./use-writing.ts"

const kinds = ["reply", "note"] as const

type KindChoiceProps = { kind: WritingKind; onKind: (kind: WritingKind) => void }

export function KindChoice({ kind, onKind }: KindChoiceProps) {
  const t = useMessages("team")
  return (
    <fieldset aria-label={t("kinds")} className="flex min-w-0 gap-1">
      {kinds.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === kind}
          onClick={() => onKind(each)}
          className="min-h-11 rounded-full border border-transparent px-4 text-sm text-ink-soft transition-colors hover:bg-sunken aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:font-bold aria-pressed:text-ink"
        >
          {t(each)}
        </button>
      ))}
    </fieldset>
  )
}
