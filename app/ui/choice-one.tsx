import { Field } from "@base-ui/react/field"
import { Fieldset } from "@base-ui/react/fieldset"
import { Radio } from "@base-ui/react/radio"
import { RadioGroup } from "@base-ui/react/radio-group"
import type { ReactNode } from "react"

export type ChoiceOption<Value extends string> = { value: Value; label: ReactNode; description?: ReactNode }

type ChoiceOneProps<Value extends string> = {
  legend: ReactNode
  description?: ReactNode
  error?: ReactNode
  name?: string
  options: readonly ChoiceOption<Value>[]
  value?: Value | null
  defaultValue?: Value
  onChange?: (value: Value) => void
  layout?: "cards" | "pills"
  disabled?: boolean
}

/** One of a few, as cards or pills large enough for a thumb. */
export function ChoiceOne<Value extends string>(props: ChoiceOneProps<Value>) {
  const { legend, description, error, name, options, value, defaultValue, onChange, layout = "cards", disabled } = props
  return (
    <Field.Root name={name} disabled={disabled} invalid={error ? true : undefined}>
      <Fieldset.Root
        render={
          <RadioGroup value={value} defaultValue={defaultValue} onValueChange={(next) => onChange?.(next as Value)} />
        }
        className="flex flex-col gap-2"
      >
        <Fieldset.Legend className="font-bold">{legend}</Fieldset.Legend>
        {description && <Field.Description className="text-sm text-ink-soft">{description}</Field.Description>}
        <div className={layout === "cards" ? "grid gap-2 sm:grid-cols-2" : "flex flex-wrap gap-2"}>
          {options.map((option) => (
            <Field.Item key={option.value} className="contents">
              <Field.Label
                className={`flex min-h-12 items-center gap-3 border border-line-strong bg-surface px-4 py-2.5 transition-colors has-data-checked:border-action has-data-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${layout === "cards" ? "rounded-md" : "rounded-full"}`}
              >
                <Radio.Root
                  value={option.value}
                  className="flex size-5 shrink-0 items-center justify-center rounded-full border-2 border-line-strong outline-none data-checked:border-action"
                >
                  <Radio.Indicator className="size-2.5 rounded-full bg-action forced-colors:bg-[Highlight]" />
                </Radio.Root>
                <span>
                  <span className="block">{option.label}</span>
                  {option.description && <span className="block text-sm text-ink-soft">{option.description}</span>}
                </span>
              </Field.Label>
            </Field.Item>
          ))}
        </div>
        <Field.Error match={error ? true : undefined} role="alert" className="text-sm font-semibold text-danger">
          {error || undefined}
        </Field.Error>
      </Fieldset.Root>
    </Field.Root>
  )
}
