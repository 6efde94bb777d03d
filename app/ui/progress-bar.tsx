import { type ReactNode, useId } from "react"

type ProgressBarProps = {
  label: ReactNode
  value: number
  max?: number
  /** The value in words, such as "43%" or "Step 2 of 5". */
  valueText?: string
  /** True if the bar is shown without its texts, because they are elsewhere on the screen. */
  isAlone?: boolean
}

export function ProgressBar({ label, value, max = 100, valueText, isAlone = false }: ProgressBarProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <span hidden={isAlone} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span id={id} className="font-bold">
          {label}
        </span>
        {valueText && (
          <span aria-hidden className="text-ink-soft">
            {valueText}
          </span>
        )}
      </span>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full border border-line bg-sunken"
      >
        <div
          style={{ width: `${(value / max) * 100}%` }}
          className="h-full rounded-full bg-done transition-[width] duration-250 forced-colors:bg-[Highlight]"
        />
      </div>
    </div>
  )
}
