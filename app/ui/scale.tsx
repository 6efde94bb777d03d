import { Radio } from "@base-ui/react/radio"
import { RadioGroup } from "@base-ui/react/radio-group"
import { type ReactNode, useId } from "react"

type ScaleProps = {
  label: ReactNode
  /** What the two ends mean: "low", "high". */
  lowLabel?: ReactNode
  highLabel?: ReactNode
  name?: string
  steps?: number
  value?: number | null
  onChange?: (value: number) => void
  disabled?: boolean
}

/** A row of numbers, 1 to 5, of which one is hers today. */
export function Scale({ label, lowLabel, highLabel, name, steps = 5, value, onChange, disabled }: ScaleProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="font-bold">
        {label}
      </p>
      <RadioGroup
        aria-labelledby={id}
        name={name}
        value={value ?? null}
        onValueChange={(next) => onChange?.(next as number)}
        disabled={disabled}
        className="grid max-w-88 auto-cols-fr grid-flow-col gap-2"
      >
        {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
          <Radio.Root
            key={step}
            value={step}
            nativeButton
            render={<button type="button" />}
            className="flex min-h-12 items-center justify-center rounded-md border border-line-strong bg-surface font-bold transition-colors hover:bg-sunken data-checked:border-2 data-checked:border-diary data-checked:bg-diary-soft data-checked:text-diary forced-colors:data-checked:forced-color-adjust-none forced-colors:data-checked:bg-[Highlight] forced-colors:data-checked:text-[HighlightText]"
          >
            {step}
          </Radio.Root>
        ))}
      </RadioGroup>
      {(lowLabel || highLabel) && (
        <p className="flex max-w-88 justify-between text-sm text-ink-soft">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </p>
      )}
    </div>
  )
}
