import { useMessages } from "#app/language/use-messages.ts"
import type { Box } from "#server/team/inbox.ts"

export const boxes = ["waiting", "mine", "open", "closed"] as const satisfies readonly Box[]

type BoxChoiceProps = { value: Box; onChange: (box: Box) => void }

export function BoxChoice({ value, onChange }: BoxChoiceProps) {
  const t = useMessages("team")
  return (
    <fieldset
      aria-label={t("boxes")}
      className="grid min-w-0 auto-cols-fr grid-flow-col rounded-full border border-line bg-sunken p-1 narrow:grid-flow-row narrow:rounded-lg"
    >
      {boxes.map((box) => (
        <button
          key={box}
          type="button"
          aria-pressed={box === value}
          onClick={() => onChange(box)}
          className="min-h-11 rounded-full border border-transparent px-1 text-sm text-ink-soft transition-colors hover:text-ink aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:font-bold aria-pressed:text-ink"
        >
          {t(box)}
        </button>
      ))}
    </fieldset>
  )
}
