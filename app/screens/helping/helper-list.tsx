import { useMessages } from "#app/language/use-messages.ts"
import { AisleList } from "#app/plan/aisle-list.tsx"
import { OwnItemList, useOwnItems } from "#app/plan/own-items.tsx"
import { useTicks } from "#app/plan/use-ticks.ts"
import { useSyncState } from "#app/sync/sync-context.ts"
import { Notice } from "#app/ui/notice.tsx"
import type { ShoppingAisle } from "#domain/plan/shopping/shopping-list.ts"

export function HelperList({ list, people }: { list: readonly ShoppingAisle[]; people: number }) {
  const t = useMessages("helping")
  const { ticked, toggle } = useTicks()
  const own = useOwnItems()
  const tList = useMessages("shopping-list")
  const waiting = useSyncState(({ pending, reachability }) => (reachability === "unavailable" ? pending.length : 0))
  return (
    <section aria-labelledby="list" className="flex flex-col gap-4">
      <div>
        <h2 id="list">{t("listTitle")}</h2>
        <p className="text-ink-soft">{t("listText")}</p>
      </div>
      {waiting > 0 && <Notice>{t("waiting", { count: waiting })}</Notice>}
      <div className="gap-x-12 md:columns-2">
        {list
          .filter(({ items }) => items.length > 0)
          .map((aisle) => (
            <AisleList
              key={aisle.aisle}
              aisle={aisle}
              ticked={ticked}
              onToggle={toggle}
              people={people}
              hasStove={false}
            />
          ))}
      </div>
      {own.items.length > 0 && (
        <div>
          <h2 className="mb-1">{tList("own")}</h2>
          <OwnItemList items={own.items} onToggle={own.toggle} />
        </div>
      )}
    </section>
  )
}
