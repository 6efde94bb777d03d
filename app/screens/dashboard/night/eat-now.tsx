import { ChevronDown, ChevronUp } from "lucide"
import { useState } from "react"
import { Link } from "react-router"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import type { OfferNow } from "#app/plan/offers-now.ts"
import { useOffers } from "#app/plan/use-offers.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { ownKey } from "#domain/nouns/noun.ts"
import { hasToldOfFood } from "#domain/plan/household.ts"

/**
 * Names one thing to eat that is at home or that most kitchens have. Quiet mode hides the plan, and so also the link to
 * her food settings.
 */
export function EatNow() {
  const t = useMessages("dashboard")
  const parts = useMessages("dashboard-parts")
  const isQuiet = useSilence()
  const hasTold = useSynced(({ onboarding, household }) => hasToldOfFood(onboarding[ownKey], household[ownKey]))
  const offers = useOffers()
  const offer = offers?.[0]
  return (
    <Card aria-labelledby="eat-now" className="flex flex-col gap-1 max-sm:px-4 max-sm:py-2">
      {!hasTold && !isQuiet && (
        <Link
          to="/profile/food"
          className="inline-flex min-h-11 items-center self-start font-bold underline underline-offset-4"
        >
          {parts("nightHarm")}
        </Link>
      )}
      <h2 id="eat-now" className="text-lg sm:text-2xl">
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
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p role="status" className="flex items-center gap-3">
        <span className="h-14 w-16 shrink-0 rounded-md bg-sunken p-1 narrow:hidden">
          <RecipePicture recipeId={picture} className="size-full" />
        </span>
        <span>
          <span className="block font-display text-lg leading-snug">{title}</span>
          <span className="block text-sm text-ink-soft">{parts(`night-${standing}`)}</span>
        </span>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="eat-now-how"
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-1 text-sm font-bold text-action hover:underline"
        >
          {t("nightEatHow")}
          <Icon node={isOpen ? ChevronUp : ChevronDown} size={18} />
        </button>
        {doubted.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => perform("foodsHadAtHome", { foods: [...doubted], isAtHome: false })}
          >
            {parts("nightNotThere")}
          </Button>
        )}
      </p>
      <p id="eat-now-how" hidden={!isOpen}>
        {how ?? parts("nightWarm")} {parts(isReady ? "nightOneHand" : "nightTwoHands")}
      </p>
    </>
  )
}
