import { Collapsible } from "@base-ui/react/collapsible"
import { ChevronDown } from "lucide"
import type { ReactElement, ReactNode } from "react"
import { Icon } from "./icon.tsx"

type DisclosureProps = {
  label?: ReactNode
  /** A trigger that replaces the underlined label; it receives aria-expanded and data-panel-open. */
  trigger?: ReactElement
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  panelClassName?: string
  children: ReactNode
}

/**
 * The content is rendered only while it is open. Use fold.tsx where it must open without scripts, and accordion.tsx
 * where the browser must find it.
 */
export function Disclosure(props: DisclosureProps) {
  const { label, trigger, open, defaultOpen, onOpenChange, panelClassName = "", children } = props
  const ownTrigger = (
    <button
      type="button"
      className="group inline-flex min-h-11 items-center gap-2 text-left text-sm font-bold underline"
    >
      {label}
      <Icon node={ChevronDown} size={18} className="shrink-0 transition-transform group-data-panel-open:rotate-180" />
    </button>
  )
  return (
    <Collapsible.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      <Collapsible.Trigger render={trigger ?? ownTrigger} />
      <Collapsible.Panel
        className={`h-(--collapsible-panel-height) overflow-hidden transition-[height] duration-200 data-ending-style:h-0 data-starting-style:h-0 ${panelClassName}`}
      >
        {children}
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
