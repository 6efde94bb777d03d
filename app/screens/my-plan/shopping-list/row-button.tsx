type RowButtonProps = { label: string; food: string; isPressed?: boolean; onPress: () => void }

/** One of the few words that can be said of a line, beside its name. With `isPressed` it stays, and a second press takes it back. */
export function RowButton({ label, food, isPressed, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      data-row
      aria-label={`${label}: ${food}`}
      aria-pressed={isPressed}
      onClick={onPress}
      className="min-h-11 min-w-11 shrink-0 rounded-full border border-line-strong px-3 text-sm font-bold transition-colors hover:bg-sunken aria-pressed:border-done aria-pressed:bg-done-soft aria-pressed:text-done"
    >
      {label}
    </button>
  )
}
