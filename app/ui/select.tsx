import { ChevronDown } from "lucide"
import { type ReactNode, useId } from "react"
import { Icon } from "./icon.tsx"

type SelectOption<Value extends string> = { value: Value; label: string; lang?: string }

type SelectProps<Value extends string> = {
  label: string
  hideLabel?: boolean
  options: readonly SelectOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  icon?: ReactNode
  look?: "field" | "pill"
  isCompact?: boolean
  name?: string
  disabled?: boolean
}

const looks = {
  field: "min-h-13 w-full rounded-md border-line-strong bg-surface pr-11",
  pill: "min-h-11 rounded-full border-line bg-surface pr-9 text-control font-semibold hover:border-line-strong",
}

const compact = "min-[20rem]:max-md:w-11 min-[20rem]:max-md:pr-0 min-[20rem]:max-md:pl-11"

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel, options, value, onChange, icon, look = "field", isCompact, name, disabled } = props
  const id = useId()
  return (
    <span className={look === "field" ? "flex flex-col gap-1.5" : "flex max-w-full flex-wrap items-center gap-2"}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "font-bold"}>
        {label}
      </label>
      <span className="relative inline-flex min-w-0 max-w-full items-center">
        {icon && <span className="pointer-events-none absolute left-3 flex text-ink-soft narrow:hidden">{icon}</span>}
        <select
          id={id}
          name={name}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={`max-w-full appearance-none border text-ink transition-colors ${looks[look]} ${icon ? "pl-10 narrow:pl-4" : "pl-4"} ${isCompact ? compact : ""}`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          node={ChevronDown}
          size={18}
          className={`pointer-events-none absolute right-3 text-ink-soft ${isCompact ? "min-[20rem]:max-md:hidden" : ""}`}
        />
      </span>
    </span>
  )
}
