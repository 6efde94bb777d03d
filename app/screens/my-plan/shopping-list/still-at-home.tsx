import { useMessages } from "#app/language/use-messages.ts"
import { Fold } from "#app/ui/fold.tsx"
import type { ShoppingAisle } from "#domain/shopping-list.ts"
import { TickRows } from "./aisle-list.tsx"

type StillAtHomeProps = {
  items: ShoppingAisle["items"]
  ticked: ReadonlySet<string>
  onToggle: (food: string) => void
}

/** What keeps for weeks and was on the list before, folded away: few of these run out in a week. */
export function StillAtHome({ items, ticked, onToggle }: StillAtHomeProps) {
  const t = useMessages("shopping-list")
  if (items.length === 0) return null
  return (
    <Fold label={t("stillAtHome", { count: items.length })} className="bg-surface sm:px-5">
      <p className="mb-2 text-sm text-ink-soft">{t("stillAtHomeText")}</p>
      <TickRows items={items} ticked={ticked} onToggle={onToggle} />
    </Fold>
  )
}
