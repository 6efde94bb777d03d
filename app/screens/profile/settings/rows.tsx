import { ChevronDown } from "lucide"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Icon } from "#app/ui/icon.tsx"

type RowsProps = { id: string; heading: string; children: ReactNode }

export function Rows({ id, heading, children }: RowsProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
        {heading}
      </h2>
      <div className="divide-y divide-line border-y border-line">{children}</div>
    </section>
  )
}

type UnfoldingRowProps = {
  title: string
  text: string
  children: ReactNode
  /** The row unfolds if the page's URL names this id. */
  id?: string
}

export function UnfoldingRow({ title, text, children, id }: UnfoldingRowProps) {
  const isNamed = useLocation().hash === `#${id}`
  const trigger = (
    <button
      id={id}
      type="button"
      className="group scroll-mt-20 flex min-h-18 w-full items-center gap-4 rounded-sm py-3 text-left"
    >
      <span className="flex-1">
        <span className="block font-bold">{title}</span>
        <span className="block text-sm text-ink-soft">{text}</span>
      </span>
      <Icon
        node={ChevronDown}
        size={20}
        className="shrink-0 text-ink-soft transition-transform group-data-panel-open:rotate-180"
      />
    </button>
  )
  return (
    <Disclosure trigger={trigger} defaultOpen={isNamed}>
      <div className="max-w-md px-1 pt-2 pb-8">{children}</div>
    </Disclosure>
  )
}
