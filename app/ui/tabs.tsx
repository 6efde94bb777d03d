import { Tabs as Parts } from "@base-ui/react/tabs"
import type { ReactNode } from "react"

type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Parts.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className="flex flex-col gap-4 sm:gap-8"
    >
      <Parts.List
        aria-label={label}
        activateOnFocus
        className="grid auto-cols-auto grid-flow-col sm:auto-cols-fr rounded-full border narrow:grid-flow-row narrow:rounded-xl border-line bg-sunken p-1 sm:self-start"
      >
        {tabs.map((tab) => (
          <Parts.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-12 rounded-full border border-transparent px-2 text-ink-soft transition-colors hover:text-ink data-active:border-line-strong data-active:bg-surface data-active:font-bold data-active:text-ink sm:px-8"
          >
            {tab.label}
          </Parts.Tab>
        ))}
      </Parts.List>
      {tabs.map((tab) => (
        <Parts.Panel key={tab.value} value={tab.value} className="flex flex-col gap-6 rounded-lg sm:gap-8">
          {tab.content}
        </Parts.Panel>
      ))}
    </Parts.Root>
  )
}
