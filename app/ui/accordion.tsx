import { Accordion as Parts } from "@base-ui/react/accordion"
import { ChevronDown } from "lucide"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { Icon } from "./icon.tsx"

type AccordionProps<Id extends string> = {
  items: { id: Id; title: ReactNode; content: ReactNode }[]
  onOpen?: (ids: Id[]) => void
  scrollsToOpened?: boolean
  /** The item that a link has led to, which is open from the start. */
  meant?: Id | null
}

/** The time that a panel takes to unfold, in ms. */
const unfoldMs = 250

const animated =
  "h-(--accordion-panel-height) overflow-hidden transition-[height] data-ending-style:h-0 data-starting-style:h-0"

/** The browser's search in the page finds closed panels too and opens them. */
export function Accordion<Id extends string>({
  items,
  onOpen,
  scrollsToOpened = false,
  meant = null,
}: AccordionProps<Id>) {
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(meant && { index: items.findIndex(({ id }) => id === meant) })
  // Scrolling waits until the opened panel has its full height.
  useEffect(() => {
    if (!opened) return
    const item = root.current?.children[opened.index]
    if (!scrollsToOpened) {
      // The last item of a page would otherwise unfold below the visible part.
      const timer = setTimeout(() => item?.scrollIntoView({ block: "nearest" }), unfoldMs)
      return () => clearTimeout(timer)
    }
    const frame = requestAnimationFrame(() => item?.scrollIntoView({ block: "start", behavior: "instant" }))
    return () => cancelAnimationFrame(frame)
  }, [opened, scrollsToOpened])
  const open = useRef<readonly Id[]>(meant ? [meant] : [])
  function onChange(ids: Id[], isTap: boolean) {
    const added = ids.find((id) => !open.current.includes(id))
    open.current = ids
    if (isTap && added) setOpened({ index: items.findIndex(({ id }) => id === added) })
    onOpen?.(ids)
  }
  return (
    <Parts.Root
      ref={root}
      multiple
      hiddenUntilFound
      defaultValue={meant ? [meant] : []}
      onValueChange={(ids, { reason }) => onChange(ids as Id[], reason === "trigger-press")}
      className="divide-y divide-line border-line border-y"
    >
      {items.map(({ id, title, content }) => (
        <Parts.Item key={id} value={id}>
          <Parts.Header className="text-lg narrow:text-base">
            <Parts.Trigger
              data-meant={id === meant || undefined}
              className="group flex min-h-16 w-full items-center justify-between gap-4 narrow:gap-2 wrap-anywhere py-3 text-left hover:text-action"
            >
              {title}
              <Icon
                node={ChevronDown}
                size={22}
                className="shrink-0 text-action transition-transform group-data-panel-open:rotate-180"
              />
            </Parts.Trigger>
          </Parts.Header>
          <Parts.Panel className={scrollsToOpened ? "" : animated}>
            <div className="flex flex-col gap-3 pr-8 pb-6 leading-relaxed">{content}</div>
          </Parts.Panel>
        </Parts.Item>
      ))}
    </Parts.Root>
  )
}
