import { useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { AddOwnItem, OwnItemList, type useOwnItems } from "#app/plan/own-items.tsx"
import { keepFocus, RowButton } from "./row-button.tsx"

type OwnItemsProps = { own: ReturnType<typeof useOwnItems>; isAdjusting: boolean }

export function OwnItems({ own, isAdjusting }: OwnItemsProps) {
  const t = useMessages("shopping-list")
  const list = useRef<HTMLUListElement>(null)

  function takeOff(itemId: string) {
    keepFocus(list.current)
    own.takeOff(itemId)
  }

  return (
    <section
      aria-labelledby="own-items"
      className={`break-inside-avoid ${own.ticked.length === own.items.length ? "print:hidden" : ""}`}
    >
      <h2 id="own-items" className="mb-1">
        {t("own")}
      </h2>
      {isAdjusting ? (
        <ul ref={list} className="divide-y divide-line">
          {own.items.map(({ itemId, text }) => (
            <li key={itemId} className="flex min-h-14 max-w-none flex-wrap items-center gap-2 py-1">
              <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
                {text}
              </span>
              <RowButton label={t("ownTakeOff")} look="quiet" food={text} onPress={() => takeOff(itemId)} />
            </li>
          ))}
        </ul>
      ) : (
        <OwnItemList items={own.items} onToggle={own.toggle} />
      )}
      <AddOwnItem count={own.items.length} onAdd={own.add} />
    </section>
  )
}
