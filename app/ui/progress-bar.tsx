import { Progress } from "@base-ui/react/progress"
import type { ReactNode } from "react"

type ProgressBarProps = {
  label: ReactNode
  value: number
  max?: number
  /** Shown at the end of the label's line and read out: "43%", "Step 2 of 5". */
  valueText?: string
  hideLabel?: boolean
}

export function ProgressBar({ label, value, max = 100, valueText, hideLabel = false }: ProgressBarProps) {
  return (
    <Progress.Root
      value={value}
      max={max}
      getAriaValueText={valueText ? () => valueText : undefined}
      className="flex flex-col gap-2"
    >
      <span className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-4 text-sm"}>
        <Progress.Label className="font-bold">{label}</Progress.Label>
        {valueText && (
          <span aria-hidden className="text-ink-soft">
            {valueText}
          </span>
        )}
      </span>
      <Progress.Track className="h-2.5 overflow-hidden rounded-full border border-line bg-sunken">
        <Progress.Indicator className="rounded-full bg-done forced-colors:bg-[Highlight] transition-[width] duration-250" />
      </Progress.Track>
    </Progress.Root>
  )
}
