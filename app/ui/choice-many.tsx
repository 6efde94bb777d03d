import { Toggle } from "@base-ui/react/toggle"
import { ToggleGroup } from "@base-ui/react/toggle-group"
import { Check, Plus } from "lucide"
import { type ReactNode, useId } from "react"
import type { ChoiceOption } from "./choice-one.tsx"
import { focusMeant } from "./focus-main.ts"
import { Icon } from "./icon.tsx"

type ChoiceManyProps<Value extends string> = {
  legend: ReactNode
  description?: ReactNode
  options: readonly ChoiceOption<Value>[]
  value?: readonly Value[]
  defaultValue?: readonly Value[]
  onChange?: (value: Value[]) => void
  disabled?: boolean
  /** True if the page's URL names this control, which then takes the focus. */
  isMeant?: boolean
}

export function ChoiceMany<Value extends string>(props: ChoiceManyProps<Value>) {
  const { legend, description, options, value, defaultValue, onChange, disabled, isMeant } = props
  const id = useId()
  return (
    <div
      ref={isMeant ? focusMeant : undefined}
      data-meant={isMeant || undefined}
      tabIndex={isMeant ? -1 : undefined}
      className={`flex flex-col gap-2 ${isMeant ? "-m-2 rounded-lg p-2" : ""}`}
    >
      <p id={`${id}-legend`} className="font-bold">
        {legend}
      </p>
      {description && (
        <p id={`${id}-description`} className="text-sm text-ink-soft">
          {description}
        </p>
      )}
      <ToggleGroup
        multiple
        value={value as Value[] | undefined}
        defaultValue={defaultValue as Value[] | undefined}
        onValueChange={(next) => onChange?.(next as Value[])}
        disabled={disabled}
        aria-labelledby={`${id}-legend`}
        aria-describedby={description ? `${id}-description` : undefined}
        className="flex flex-wrap gap-2"
      >
        {options.map((option) => (
          <Toggle
            key={option.value}
            value={option.value}
            className="group inline-flex min-h-12 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 py-2 text-left transition-colors data-pressed:border-done data-pressed:bg-done-soft"
          >
            <Icon node={Plus} size={18} className="shrink-0 text-ink-soft group-data-pressed:hidden" />
            <Icon node={Check} size={18} className="hidden shrink-0 text-done group-data-pressed:block" />
            {option.label}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  )
}
