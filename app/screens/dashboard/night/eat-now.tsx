import { useQuery } from "@tanstack/react-query"
import { Apple, ChevronDown } from "lucide"
import { Link } from "react-router"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { retryUntilLoaded } from "#app/language/use-lazy.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { type OfferNow, offersOf } from "#app/plan/offers-now.ts"
import { useUser } from "#app/session/use-user.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { useCorrectedNow, useOperations, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { ownKey } from "#domain/nouns/noun.ts"
import { hasToldOfFood } from "#domain/plan/household.ts"

/** One thing that is there or that most kitchens have. There is no link while the plan is hidden. */
export function EatNow() {
  const t = useMessages("dashboard")
  const parts = useMessages("dashboard-parts")
  const isQuiet = useSilence()
  const hasTold = useSynced(({ onboarding, household }) => hasToldOfFood(onboarding[ownKey], household[ownKey]))
  const offers = useOffers()
  const offer = offers?.[0]
  return (
    <Card aria-labelledby="eat-now" className="flex flex-col gap-2 max-sm:p-4">
      {!hasTold && !isQuiet && (
        <p>
          {parts("nightHarm")}{" "}
          <Link to="/profile/food" className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
            {parts("nightHarmTell")}
          </Link>
        </p>
      )}
      <h2 id="eat-now" className="flex items-center gap-2 text-lg sm:text-2xl">
        <Icon node={Apple} size={20} className="shrink-0 text-action" />
        {t(isQuiet ? "nightEatQuiet" : "nightEat")}
      </h2>
      {!offers && <Skeleton className="h-28 w-full" />}
      {offers && !offer && <p role="status">{parts("nightNothing")}</p>}
      {offer && <OneOffer key={offer.id} offer={offer} />}
    </Card>
  )
}

function OneOffer({ offer: { title, how, isReady, picture, standing, doubted } }: { offer: OfferNow }) {
  const t = useMessages("dashboard")
  const parts = useMessages("dashboard-parts")
  const { perform } = useOperations()
  return (
    <>
      <p role="status" className="flex items-center gap-3">
        <span className="h-16 w-18 shrink-0 rounded-md bg-sunken p-1 narrow:hidden">
          <RecipePicture recipeId={picture} className="size-full" />
        </span>
        <span>
          <span className="block font-display text-lg leading-snug">{title}</span>
          <span className="block text-sm text-ink-soft">{parts(`night-${standing}`)}</span>
        </span>
      </p>
      <Disclosure
        trigger={
          <button
            type="button"
            className="group inline-flex min-h-11 items-center gap-1 text-sm font-bold text-action hover:underline"
          >
            {t("nightEatHow")}
            <Icon node={ChevronDown} size={18} className="transition-transform group-data-panel-open:rotate-180" />
          </button>
        }
      >
        <p className="pb-2">
          {how ?? parts("nightWarm")} {parts(isReady ? "nightOneHand" : "nightTwoHands")}
        </p>
      </Disclosure>
      {doubted.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          onClick={() => perform("foodsHadAtHome", { foods: [...doubted], isAtHome: false })}
        >
          {parts("nightNotThere")}
        </Button>
      )}
    </>
  )
}

function useOffers(): OfferNow[] | undefined {
  const isUnknown = useSyncState((state) => state.isUnknown)
  const rows = useSynced(({ journeys, onboarding, household, shoppingTicks, atHome }) => ({
    journeys,
    onboarding,
    household,
    shoppingTicks,
    atHome,
  }))
  const { id } = useUser()
  const language = useLanguage()
  const now = useCorrectedNow()
  const { onboarding, household, shoppingTicks, atHome } = rows
  const told = [onboarding, household, shoppingTicks, atHome].map((row) => row[ownKey]?.changedAt)
  const { data } = useQuery({
    queryKey: ["offers", id, language, rows.journeys, ...told],
    queryFn: () => offersOf(id, rows, language, now()),
    // Her rows tell what she leaves out.
    enabled: !isUnknown,
    placeholderData: (before) => before,
    ...retryUntilLoaded,
  })
  return data
}
