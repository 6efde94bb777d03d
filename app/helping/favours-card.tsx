import { Check, HandHeart } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { currentJourney } from "#domain/journey/journey.ts"
import type { FavourShown } from "./use-favours.ts"

/** Shows what others do for her this evening, under the names that she gave their links. */
export function FavoursCard({ favours }: { favours: readonly FavourShown[] }) {
  const t = useMessages("favours")
  // Quiet mode shows no flower, so the sentence about its petal is left out.
  const isQuiet = useSilence()
  const hasPetal = useSynced(({ journeys }) => (currentJourney(Object.values(journeys))?.helped?.length ?? 0) > 0)
  return (
    <Card tone="diary" aria-labelledby="favours" className="flex flex-col gap-2 max-sm:px-3 max-sm:py-2">
      <h2 id="favours" className="text-lg">
        {t("title")}
      </h2>
      <ul className="flex flex-col gap-1">
        {favours.map(({ id, kind, isDone, name, babyHours: { from, until } = { from: "", until: "" } }) => {
          const what = isDone ? t(`done-${kind}`) : t(`taken-${kind}`, { from, until })
          return (
            <li key={`${id} ${kind}`} className="flex max-w-none gap-2">
              <Icon node={isDone ? Check : HandHeart} size={20} className="mt-1 shrink-0 text-diary" />
              <span className="min-w-0 wrap-anywhere">{name ? t("by", { what, name }) : what}</span>
            </li>
          )
        })}
      </ul>
      {favours.some(({ isDone }) => isDone) && hasPetal && !isQuiet && (
        <p className="text-sm text-ink-soft">{t("petal")}</p>
      )}
    </Card>
  )
}
