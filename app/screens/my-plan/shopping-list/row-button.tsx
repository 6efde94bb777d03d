import { focusMain } from "#app/ui/focus-main.ts"

const looks = {
  regular: "border-line-strong font-bold aria-pressed:border-done aria-pressed:bg-done-soft aria-pressed:text-done",
  quiet: "border-transparent text-ink-soft aria-pressed:border-note aria-pressed:bg-note-soft aria-pressed:text-ink",
}

type RowButtonProps = {
  label: string
  food: string
  look?: keyof typeof looks
  isPressed?: boolean
  onPress: () => void
}

export function RowButton({ label, food, look = "regular", isPressed, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      data-row
      aria-label={`${label}: ${food}`}
      aria-pressed={isPressed}
      onClick={onPress}
      className={`min-h-11 min-w-11 shrink-0 rounded-full border px-3 text-sm transition-colors hover:bg-sunken ${looks[look]}`}
    >
      {label}
    </button>
  )
}

export function keepFocus(list: HTMLElement | null) {
  const buttons = () => [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])]
  const index = buttons().indexOf(document.activeElement as HTMLElement)
  if (index < 0) return
  setTimeout(() => {
    const left = buttons()
    const next = left[Math.min(index, left.length - 1)]
    if (list?.isConnected && next) next.focus()
    else focusMain()
  })
}
