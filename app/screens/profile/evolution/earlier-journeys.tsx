import { Link } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { Flower } from "#app/ui/flower.tsx"
import { currentJourney, doneCountOf, petalsOf } from "#domain/journey/journey.ts"

export function EarlierJourneys() {
  const t = useMessages("profile")
  const lang = useLanguage()
  const all = Object.values(useSynced(({ journeys }) => journeys))
  const current = currentJourney(all)
  const earlier = all
    .filter((journey) => journey !== current && doneCountOf(journey) > 0)
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
  if (earlier.length === 0) return null
  return (
    <section aria-labelledby="earlier" className="flex flex-col gap-4">
      <div>
        <h2 id="earlier">{t("earlier")}</h2>
        <p className="text-ink-soft">{t("earlierText")}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {earlier.map((journey) => (
          <li key={journey.id} className="max-w-none">
            <Link
              to={`/my-plan/recap/${journey.id}`}
              className="flex items-center gap-4 rounded-lg border border-line p-4 no-underline hover:bg-sunken"
            >
              <Flower petals={petalsOf(journey)} helped={journey.helped} size={72} className="shrink-0" />
              <span>
                {!Number.isNaN(Date.parse(journey.startedAt)) && (
                  <span className="block font-bold">
                    {t("journeyFrom", { date: longDate(journey.startedAt, lang) })}
                  </span>
                )}
                <span className="block text-ink-soft">{t("journeyDone", { items: doneCountOf(journey) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
