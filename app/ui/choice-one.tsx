import { type ReactNode, useId } from "react"

export type ChoiceOption<Value extends string> = { value: Value; label: ReactNode }

type ChoiceOneProps<Value extends string> = {
  legend: ReactNode
  error?: ReactNode
  name: string
  options: readonly ChoiceOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
  layout?: "cards" | "pills" | "chips"
}

const looks = {
  cards: "min-h-12 gap-3 rounded-md px-4 py-2.5",
  pills: "min-h-12 gap-3 rounded-full px-4 py-2.5",
  chips: "min-h-11 gap-2 rounded-full px-3 py-1.5 text-sm",
}

export function ChoiceOne<Value extends string>(props: ChoiceOneProps<Value>) {
  const { legend, error, name, options, value, onChange, disabled, layout = "cards" } = props
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <p id={`${id}-legend`} className="font-bold">
        {legend}
      </p>
      <div className={layout === "cards" ? "grid gap-2 sm:grid-cols-2" : "flex flex-wrap gap-2"}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex items-center border border-line-strong bg-surface transition-colors has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${looks[layout]}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={disabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface bg-clip-content p-[3px] outline-none checked:border-action checked:bg-action forced-colors:checked:bg-[Highlight]"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
