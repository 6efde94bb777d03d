import { ChevronDown } from "lucide"
import type { ReactNode } from "react"
import { Collapsible } from "./collapsible.tsx"
import { Icon } from "./icon.tsx"

type DisclosureProps = { label: ReactNode; open?: boolean; onOpenChange?: (open: boolean) => void; children: ReactNode }

export function Disclosure({ label, open, onOpenChange, children }: DisclosureProps) {
  const trigger = (
    <button
      type="button"
      className="group inline-flex min-h-11 items-center gap-2 text-left text-sm font-bold underline"
    >
      {label}
      <Icon node={ChevronDown} size={18} className="shrink-0 transition-transform group-data-panel-open:rotate-180" />
    </button>
  )
  return (
    <Collapsible trigger={trigger} open={open} onOpenChange={onOpenChange}>
      {children}
    </Collapsible>
  )
}
