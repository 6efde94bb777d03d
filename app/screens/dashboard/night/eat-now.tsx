import { useQuery } from "@tanstack/react-query"
import { Apple, ChevronRight } from "lucide"
import { Link } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { retryUntilLoaded } from "#app/language/use-lazy.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { snacksOf } from "#app/plan/today.ts"
import { useUser } from "#app/session/use-user.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { ownKey } from "#domain/nouns/noun.ts"

/** Snacks are ready in five minutes and eaten with one hand. There is no link while the plan is hidden. */
export function EatNow({ day }: { day: number }) {
  const t = useMessages("dashboard")
  const isQuiet = useSilence()
  const snacks = useSnacks(day)
  return (
    <Card aria-labelledby="eat-now" className="flex flex-col gap-1 max-sm:p-4">
      <h2 id="eat-now" className="flex items-center gap-2 text-lg sm:text-2xl">
        <Icon node={Apple} size={20} className="shrink-0 text-action" />
        {t(isQuiet ? "nightEatQuiet" : "nightEat")}
      </h2>
      {snacks ? (
        <ul>
          {snacks.map((snack) => (
            <li key={snack} className="py-1">
              {snack}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      {!isQuiet && (
        <Link
          to={`/my-plan/day/${day}#beside`}
          className="inline-flex min-h-11 items-center gap-1 self-start text-sm font-bold text-action no-underline hover:underline"
        >
          {t("nightEatHow")}
          <Icon node={ChevronRight} size={18} />
        </Link>
      )}
    </Card>
  )
}

function useSnacks(day: number): string[] | undefined {
  const isUnknown = useSyncState((state) => state.isUnknown)
  const rows = useSynced(({ journeys, onboarding, household }) => ({ journeys, onboarding, household }))
  const { id } = useUser()
  const language = useLanguage()
  const told = [rows.onboarding[ownKey]?.changedAt, rows.household[ownKey]?.changedAt]
  const { data } = useQuery({
    queryKey: ["snacks", id, day, language, ...told],
    queryFn: () => snacksOf(id, rows, day, language),
    // Her rows tell what she leaves out.
    enabled: !isUnknown,
    ...retryUntilLoaded,
  })
  return data
}
