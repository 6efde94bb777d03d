import { type ReactNode, useId } from "react"

type ScaleProps = {
  label: ReactNode
  ends: readonly [low: string, high: string]
  /** Describes both ends of the scale in one sentence, for screen readers. */
  endsRead: string
  value: number | null
  onChange: (value: number) => void
}

const steps = [1, 2, 3, 4, 5]

export function Scale({ label, ends: [low, high], endsRead, value, onChange }: ScaleProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <p id={`${id}-label`} className="min-w-22 font-bold narrow:w-full">
        {label}
      </p>
      <p id={`${id}-ends`} hidden>
        {endsRead}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-ends`}
        className="relative mb-5 grid min-w-59 max-w-88 grow auto-cols-fr grid-flow-col gap-1 narrow:min-w-0"
      >
        {steps.map((step) => (
          <label
            key={step}
            className="relative flex min-h-12 items-center justify-center rounded-md border border-line-strong bg-surface font-bold transition-colors hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:border-2 has-checked:border-diary has-checked:bg-diary-soft has-checked:text-diary forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="radio"
              name={id}
              checked={step === value}
              onChange={() => onChange(step)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            {step}
          </label>
        ))}
        <p aria-hidden className="absolute inset-x-1 top-full flex justify-between text-xs text-ink-soft">
          <span>{low}</span>
          <span>{high}</span>
        </p>
      </div>
    </div>
  )
}
