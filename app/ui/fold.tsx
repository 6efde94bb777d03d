import { ChevronDown } from "lucide"
import type { ReactNode, Ref } from "react"
import { Icon } from "./icon.tsx"

type FoldProps = {
  label: ReactNode
  open?: boolean
  ref?: Ref<HTMLDetailsElement>
  className?: string
  children: ReactNode
}

/** The content is in the page from the start and can be opened without scripts. */
export function Fold({ label, open, ref, className = "", children }: FoldProps) {
  return (
    <details ref={ref} open={open} className={`group/fold rounded-lg border border-line px-4 ${className}`}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-bold [&::-webkit-details-marker]:hidden">
        {label}
        <Icon
          node={ChevronDown}
          size={20}
          className="shrink-0 text-action transition-transform group-open/fold:rotate-180 print:hidden"
        />
      </summary>
      {children}
    </details>
  )
}
