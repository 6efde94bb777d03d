import { Minus, Plus } from "lucide"
import { type ReactNode, useId } from "react"
import { Icon } from "./icon.tsx"

type StepperProps = {
  label: ReactNode
  hint?: ReactNode
  value: ReactNode
  lessLabel: string
  moreLabel: string
  onLess: () => void
  onMore: () => void
  isLeast?: boolean
  isMost?: boolean
  children?: ReactNode
}

const button =
  "flex size-12 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface transition-colors not-aria-disabled:hover:bg-sunken aria-disabled:opacity-50"

/**
 * Shows a value between a button for less and one for more, in one row. At an end of the range the button keeps the
 * focus and does nothing.
 */
export function Stepper(props: StepperProps) {
  const { label, hint, value, lessLabel, moreLabel, onLess, onMore, isLeast = false, isMost = false, children } = props
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <p className="grow basis-22 leading-tight">
        <span id={id} className="block font-bold">
          {label}
        </span>
        {hint && <span className="block text-xs text-ink-soft">{hint}</span>}
      </p>
      <div className="flex max-w-88 min-w-0 grow-999 basis-59 items-center gap-2">
        <button
          type="button"
          aria-label={lessLabel}
          aria-disabled={isLeast || undefined}
          onClick={() => !isLeast && onLess()}
          className={button}
        >
          <Icon node={Minus} size={20} />
        </button>
        <div className="flex min-h-12 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-center">
          <output aria-live="polite" className="text-sm leading-tight font-bold">
            {value}
          </output>
          {children}
        </div>
        <button
          type="button"
          aria-label={moreLabel}
          aria-disabled={isMost || undefined}
          onClick={() => !isMost && onMore()}
          className={button}
        >
          <Icon node={Plus} size={20} />
        </button>
      </div>
    </fieldset>
  )
}
