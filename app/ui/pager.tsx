import { ChevronLeft, ChevronRight } from "lucide"
import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

type PagerProps = {
  label: string
  beforeLabel: string
  afterLabel: string
  /** Undefined at that end of the list, where the button keeps the focus and does nothing. */
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
  children: ReactNode
}

export function Pager({ label, beforeLabel, afterLabel, onBefore, onAfter, children }: PagerProps) {
  return (
    <fieldset aria-label={label} className="-mx-2 flex min-w-0 items-center justify-between">
      <PageButton label={beforeLabel} onClick={onBefore}>
        <Icon node={ChevronLeft} size={22} />
      </PageButton>
      <output aria-live="polite" className="text-center">
        {children}
      </output>
      <PageButton label={afterLabel} onClick={onAfter}>
        <Icon node={ChevronRight} size={22} />
      </PageButton>
    </fieldset>
  )
}

type PageButtonProps = { label: string; onClick: (() => void) | undefined; children: ReactNode }

function PageButton({ label, onClick, children }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!onClick || undefined}
      onClick={onClick}
      className="flex size-11 shrink-0 items-center justify-center rounded-full transition-colors not-aria-disabled:hover:bg-sunken aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
