import { Collapsible as Parts } from "@base-ui/react/collapsible"
import type { ReactElement, ReactNode } from "react"

type CollapsibleProps = {
  /** It receives aria-expanded and data-panel-open. */
  trigger: ReactElement
  children: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  panelClassName?: string
}

export function Collapsible(props: CollapsibleProps) {
  const { trigger, children, open, defaultOpen, onOpenChange, className, panelClassName = "" } = props
  return (
    <Parts.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => onOpenChange?.(next)}
      className={className}
    >
      <Parts.Trigger render={trigger} />
      <Parts.Panel
        className={`h-(--collapsible-panel-height) overflow-hidden transition-[height] duration-200 data-ending-style:h-0 data-starting-style:h-0 ${panelClassName}`}
      >
        {children}
      </Parts.Panel>
    </Parts.Root>
  )
}
