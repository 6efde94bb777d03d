import { ChevronDown } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
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
    <details className="group rounded-lg border border-line bg-surface px-4 sm:px-5">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 font-bold [&::-webkit-details-marker]:hidden">
        {t("stillAtHome", { count: items.length })}
        <Icon
          node={ChevronDown}
          size={20}
          className="shrink-0 text-action transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="mb-2 text-sm text-ink-soft">{t("stillAtHomeText")}</p>
      <TickRows items={items} ticked={ticked} onToggle={onToggle} />
    </details>
  )
}
