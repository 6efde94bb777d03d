import { Accordion as Parts } from "@base-ui/react/accordion"
import { ChevronDown } from "lucide"
import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

type AccordionProps<Id extends string> = {
  items: { id: Id; title: ReactNode; content: ReactNode }[]
  /** Gets the ids of those that are open, the last opened at the end. */
  onOpen?: (ids: Id[]) => void
}

/** Questions that each unfold their answer. A closed answer is still found by the browser's own search. */
export function Accordion<Id extends string>({ items, onOpen }: AccordionProps<Id>) {
  return (
    <Parts.Root
      multiple
      hiddenUntilFound
      onValueChange={(ids) => onOpen?.(ids as Id[])}
      className="divide-y divide-line border-line border-y"
    >
      {items.map(({ id, title, content }) => (
        <Parts.Item key={id} value={id}>
          <Parts.Header className="text-lg narrow:text-base">
            <Parts.Trigger className="group flex min-h-16 w-full items-center justify-between gap-4 narrow:gap-2 wrap-anywhere py-3 text-left hover:text-action">
              {title}
              <Icon
                node={ChevronDown}
                size={22}
                className="shrink-0 text-action transition-transform group-data-panel-open:rotate-180"
              />
            </Parts.Trigger>
          </Parts.Header>
          <Parts.Panel className="h-(--accordion-panel-height) overflow-hidden transition-[height] data-ending-style:h-0 data-starting-style:h-0">
            <div className="flex flex-col gap-3 pr-8 pb-6 leading-relaxed">{content}</div>
          </Parts.Panel>
        </Parts.Item>
      ))}
    </Parts.Root>
  )
}
