import { useMessages } from "#app/language/use-messages.ts"
import type { Box } from "#server/team/inbox.ts"

export const boxes = ["waiting", "mine", "open", "closed"] as const satisfies readonly Box[]

type BoxChoiceProps = { value: Box; onChange: (box: Box) => void }

export function BoxChoice({ value, onChange }: BoxChoiceProps) {
  const t = useMessages("team")
  return (
    <fieldset
      aria-label={t("boxes")}
      className="flex min-w-0 flex-wrap rounded-xl border border-line bg-sunken p-1 narrow:rounded-lg"
    >
      {boxes.map((box) => (
        <button
          key={box}
          type="button"
          aria-pressed={box === value}
          onClick={() => onChange(box)}
          className="min-h-11 min-w-max grow basis-0 rounded-full border border-transparent px-1 text-sm text-ink-soft transition-colors hover:text-ink aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:font-bold aria-pressed:text-ink"
        >
          {t(box)}
        </button>
      ))}
    </fieldset>
  )
}
