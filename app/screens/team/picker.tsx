import { BookOpenText } from "lucide"
import { type KeyboardEvent, type Ref, useId, useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { isComposing } from "#app/ui/is-composing.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"
import type { Language } from "#domain/language.ts"
import { DeskDialog } from "./desk-dialog.tsx"
import { type Pick, usePicks } from "./use-picks.ts"

const shownMost = 40

type PickerProps = { ref: Ref<HTMLButtonElement>; language: Language; onPick: (text: string) => void }

export function Picker({ ref, language, onPick }: PickerProps) {
  const t = useMessages("team")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button id="desk-picker" ref={ref} variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Icon node={BookOpenText} size={18} />
        {t("pick")}
      </Button>
      {isOpen && (
        <DeskDialog title={t("pickTitle")} onClose={() => setOpen(false)}>
          <Choices
            language={language}
            onPick={({ text }) => {
              setOpen(false)
              onPick(text)
            }}
          />
        </DeskDialog>
      )}
    </>
  )
}

/** The arrow keys move through the list while the field keeps the focus. */
function Choices({ language, onPick }: { language: Language; onPick: (pick: Pick) => void }) {
  const t = useMessages("team")
  const own = useLanguage()
  const id = useId()
  const [search, setSearch] = useState("")
  const [active, setActive] = useState(0)
  const picks = usePicks(language, search)?.slice(0, shownMost)
  const current = picks?.[active]

  function onKeyDown(event: KeyboardEvent) {
    if (!picks || isComposing(event.nativeEvent)) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      const next = (active + step + picks.length) % Math.max(picks.length, 1)
      setActive(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: "nearest" })
    }
    if (event.key === "Enter") {
      event.preventDefault()
      if (current) onPick(current)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <input
        type="search"
        dir="auto"
        role="combobox"
        aria-label={t("pickSearch")}
        aria-expanded={Boolean(picks?.length)}
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        placeholder={t("pickSearch")}
        data-first
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-full border border-line-strong bg-ground px-5 text-base placeholder:text-ink-soft"
      />
      {!picks && <Skeleton className="h-40" />}
      {picks?.length === 0 && (
        <p role="status" className="text-ink-soft">
          {t("pickNothing")}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t("pickTitle")}
        className="-mx-2 max-h-[50dvh] overflow-y-auto outline-none"
      >
        {picks?.map((pick, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field beside the list handles the keys
          <div
            key={pick.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onPick(pick)}
            className="cursor-pointer rounded-md px-3 py-2 hover:bg-sunken aria-selected:bg-action-soft"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span dir="auto" className="font-bold">
                {pick.title}
              </span>
              <span className="text-xs text-ink-soft">
                {t(pick.kind)}
                {pick.lang !== own && ` · ${t(`language-${pick.lang}`)}`}
              </span>
            </span>
            <span lang={pick.lang} dir="auto" className="line-clamp-2 text-sm text-ink-soft">
              {pick.text}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
