import "./print.css"
import { Printer } from "lucide"
import { useState } from "react"
import { useParams } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dateRange } from "#app/language/local-format.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { NotFoundPage } from "#app/shell/not-found-page.tsx"
import { useIsLoading, useSynced } from "#app/sync/sync-context.ts"
import { BackLink } from "#app/ui/back-link.tsx"
import { Button } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { currentJourney, doneCountOf, type Journey, petalsOf, progressOf } from "#domain/journey/journey.ts"
import { isJourneyComplete, programmeDays } from "#domain/journey/progress.ts"
import { Facts } from "./facts.tsx"
import { useRecap } from "./use-recap.ts"
import { Words } from "./words.tsx"

export const handle: ScreenHandle = { messages: "recap", texts: ["titles"] }
export const clientLoader = screenLoader(handle)

export default function RecapScreen() {
  const { journeyId } = useParams()
  const isLoading = useIsLoading()
  const journey = useSynced(({ journeys }) =>
    journeyId === undefined ? currentJourney(Object.values(journeys)) : journeys[journeyId],
  )
  if (isLoading) return <Skeleton className="m-4 h-96 rounded-xl" />
  return journey && doneCountOf(journey) > 0 ? <Recap journey={journey} /> : <NotFoundPage />
}

function Recap({ journey }: { journey: Journey }) {
  const t = useMessages("recap")
  const lang = useLanguage()
  const { dates, words, ...facts } = useRecap(journey)
  const [areWordsShown, setWordsShown] = useState(true)
  const isComplete = isJourneyComplete(progressOf(journey))
  const petals = petalsOf(journey)
  const hasFacts = Object.values(facts).some((fact) => (Array.isArray(fact) ? fact.length > 0 : fact !== null))
  return (
    <>
      <title>{t("title")}</title>
      <Page
        title={t(isComplete ? "heading" : "headingSoFar")}
        intro={dates && dateRange(dates.first, dates.last, lang)}
        back={<BackLink to="/my-plan">{t("back")}</BackLink>}
        width="wide"
        isDense
      >
        <div data-recap className="grid items-start gap-8 lg:grid-cols-2 lg:gap-14">
          <figure className="flex flex-col items-center gap-4 rounded-2xl bg-action-soft px-6 py-8 lg:sticky lg:top-6 lg:py-14">
            <Flower
              petals={petals}
              helped={journey.helped}
              size={340}
              label={t("flower", { petals: Math.floor(petals), all: programmeDays })}
              className="h-auto max-h-[60dvh] w-full max-w-64 sm:max-w-85"
            />
            <figcaption className="text-center font-display text-lg text-balance">
              {t("done", { items: doneCountOf(journey) })}
              {(journey.helped?.length ?? 0) > 0 && (
                <span className="block font-sans text-base text-ink-soft">{t("helpedPetals")}</span>
              )}
            </figcaption>
          </figure>
          <div className="flex flex-col gap-8">
            {areWordsShown && words.length > 0 && <Words words={words} />}
            {hasFacts && <Facts {...facts} />}
            {!hasFacts && words.length === 0 && <p className="text-lg text-ink-soft">{t("nothingElse")}</p>}
            <div className="flex flex-col gap-3 print:hidden">
              {words.length > 0 && (
                <Switch
                  label={t("withWords")}
                  description={t("withWordsText")}
                  checked={areWordsShown}
                  onChange={setWordsShown}
                />
              )}
              <Button variant="quiet" className="sm:self-start" onClick={() => window.print()}>
                <Icon node={Printer} size={20} />
                {t("print")}
              </Button>
            </div>
          </div>
        </div>
      </Page>
    </>
  )
}
