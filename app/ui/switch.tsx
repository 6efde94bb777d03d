import { Switch as Parts } from "@base-ui/react/switch"
import { type ReactNode, useId } from "react"
import { focusMeant } from "./focus-main.ts"

type SwitchProps = {
  label: ReactNode
  description?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** True if the switch is on but shown pale, because it has no effect yet. */
  isWaiting?: boolean
  /** True if the page's URL names this control, which then takes the focus. */
  isMeant?: boolean
}

export function Switch({ label, description, checked, onChange, disabled, isWaiting = false, isMeant }: SwitchProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is Base UI's switch inside
    <label className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 py-2">
      <span id={`${id}-label`} className="font-bold">
        {label}
      </span>
      <Parts.Root
        ref={isMeant ? focusMeant : undefined}
        data-meant={isMeant || undefined}
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        data-waiting={isWaiting || undefined}
        // The scroll margin keeps the description below visible when the switch gets the focus.
        className={`${description ? "scroll-mb-28 " : ""}relative h-8 w-14 shrink-0 rounded-full border-2 border-line-strong bg-sunken transition-colors data-checked:border-done forced-colors:data-checked:bg-[Highlight] ${isWaiting ? "data-checked:bg-transparent" : "data-checked:bg-done"}`}
      >
        <Parts.Thumb
          className={`block size-5 translate-x-1 translate-y-1 rounded-full bg-line-strong transition-transform data-checked:translate-x-7 ${isWaiting ? "data-checked:bg-done" : "data-checked:bg-surface"} forced-colors:bg-[ButtonText] forced-colors:data-checked:bg-[HighlightText]`}
        />
      </Parts.Root>
      {/* The description stands below label and switch, because beside the switch a long one would become a narrow
          column. */}
      {description && (
        <span id={`${id}-description`} className="col-span-2 max-w-[65ch] text-sm text-ink-soft">
          {description}
        </span>
      )}
    </label>
  )
}
