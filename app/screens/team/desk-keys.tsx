import { type ReactNode, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Switch } from "#app/ui/switch.tsx"
import { DeskDialog } from "./desk-dialog.tsx"
import { useKeysSetting } from "./shortcuts.ts"

const keys = [
  ["j", "keyNext"],
  ["k", "keyPrevious"],
  ["Enter", "keyOpen"],
  ["r", "keyReply"],
  ["n", "keyNote"],
  ["a", "keyTake"],
  ["h", "keyHandOn"],
  ["e", "keyClose"],
  ["/", "keyFind"],
  ["?", "keyKeys"],
] as const

export function DeskKeys({ trigger }: { trigger: (open: () => void) => ReactNode }) {
  const t = useMessages("team")
  const [isOpen, setOpen] = useState(false)
  const { areOn, set } = useKeysSetting()
  return (
    <>
      {trigger(() => setOpen(true))}
      {isOpen && (
        <DeskDialog title={t("keysTitle")} onClose={() => setOpen(false)}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
            {keys.map(([key, name]) => (
              <Key key={key} keys={key} what={t(name)} />
            ))}
            <Key keys="Ctrl + Enter" what={t("keySend")} />
          </dl>
          <p className="mt-4 text-sm text-ink-soft">{t("keysText")}</p>
          <Switch label={t("keysOn")} description={t("keysOnText")} checked={areOn} onChange={set} />
        </DeskDialog>
      )}
    </>
  )
}

function Key({ keys, what }: { keys: string; what: string }) {
  return (
    <>
      <dt>
        <kbd className="inline-flex min-w-9 justify-center rounded-sm border border-line-strong bg-sunken px-2 py-0.5 font-sans text-sm font-bold">
          {keys.length === 1 ? keys.toUpperCase() : keys}
        </kbd>
      </dt>
      <dd>{what}</dd>
    </>
  )
}
