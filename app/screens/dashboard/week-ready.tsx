import { useQuery } from "@tanstack/react-query"
import { Fingerprint, Repeat2, ShoppingBasket } from "lucide"
import { useState } from "react"
import { Link } from "react-router"
import { useCanUsePasskeys } from "#app/account/passkey/support.ts"
import { api } from "#app/api.ts"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { People } from "#app/plan/people.tsx"
import { useKitchen } from "#app/plan/use-kitchen.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { WishChips } from "#app/plan/wish-chips.tsx"
import { told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { ActionBar } from "#app/ui/action-bar.tsx"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { Page } from "#app/ui/page.tsx"
import { library } from "#content/library.ts"
import { editionOf } from "#domain/journey/journey.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { nextAlternative } from "#domain/plan/cooking/swap.ts"
import { hadAtHome, shoppingListOfWeek, withoutHad } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { dayAndMeal, type Slot, slotOf, weekDays } from "#domain/plan/slots.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { secondTimesNow } from "#domain/plan/week/second-time.ts"

type WeekReadyProps = { greeting: string; onClose: () => void }

/** The dashboard shows nothing else until she goes on to today. */
export default function WeekReady({ greeting, onClose }: WeekReadyProps) {
  const t = useMessages("dashboard-parts")
  const { week, household } = usePlan()
  const had = hadAtHome(
    useSynced(({ atHome }) => atHome[ownKey]),
    library.foods,
  )
  const list = withoutHad(shoppingListOfWeek(week, household, library.foods), had)
  const count = list.flatMap(({ items }) => items).length

  return (
    <Page title={greeting} isDense back={<RoomForMessage />}>
      <section aria-labelledby="week-ready" className="flex flex-col gap-1.5 sm:gap-4">
        <div>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="week-ready" className="text-lg sm:text-2xl">
              {t("weekReady")}
            </h2>
            <People people={household.people} className="contents" />
          </div>
          <p className="text-sm text-ink-soft sm:text-base">{t("weekReadyText")}</p>
        </div>
        {household.wishes.length > 0 && <WishChips label={t("weekLeavesOut")} wishes={household.wishes} />}
        <Lunches />
        <PasskeyOffer />
        <ActionBar>
          <ButtonLink to="/my-plan/shopping-list" variant="quiet" size="small">
            <Icon node={ShoppingBasket} size={18} />
            {t("weekToBuy", { count })}
          </ButtonLink>
          <Button size="small" onClick={onClose}>
            {t("weekClose")}
          </Button>
        </ActionBar>
      </section>
    </Page>
  )
}

/**
 * A passkey is offered because a password typed in a hurry is soon forgotten, while the phone can unlock a passkey by
 * fingerprint or face.
 */
function PasskeyOffer() {
  const t = useMessages("dashboard-parts")
  const { id } = useUser()
  const isPossible = useCanUsePasskeys()
  const { data } = useQuery({
    queryKey: ["passkeys", id],
    queryFn: async () => told(await api.auth.passkeys.$get(), "passkeys"),
    enabled: isPossible,
  })
  if (!isPossible || data?.passkeys.length !== 0) return null
  return (
    <Link
      to="/profile/settings?tab=account#passkeys"
      className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold underline"
    >
      <Icon node={Fingerprint} size={18} className="shrink-0" />
      {t("weekPasskey")}
    </Link>
  )
}

/** Leaves room for the toast that ends the onboarding, so that it covers nothing else. */
function RoomForMessage() {
  return (
    <div aria-hidden className="flex h-28 items-center justify-center min-[24rem]:h-26 gap-1">
      {weekDays.map((day) => (
        <Flower key={day} petals={0} size={36} className="opacity-70 odd:mt-4" />
      ))}
    </div>
  )
}

function Lunches() {
  const t = useMessages("dashboard-parts")
  const titles = useTexts("titles")
  const { week, journey } = usePlan()
  const { swap, outcome } = useSwap()
  const secondTimes = secondTimesNow(week, journey)
  return (
    <>
      <ol className="grid md:grid-cols-2 md:gap-x-8">
        {weekDays.map((day) => {
          const id = week.days[day - 1]?.lunch?.recipe.id
          const title = (id && titles[id]) || t("weekNoLunch")
          const first = secondTimes[slotOf(day, "lunch")]
          return (
            <li
              key={day}
              className="flex min-h-12 max-w-none items-center gap-2.5 border-b border-line last:border-b-0 sm:min-h-20 sm:gap-4"
            >
              <span aria-hidden className="w-3 shrink-0 text-sm text-ink-soft tabular-nums">
                {day}
              </span>
              <span className="size-10 shrink-0 rounded-md bg-sunken p-0.5 narrow:hidden sm:size-16 sm:p-1">
                <RecipePicture recipeId={id} className="size-full" />
              </span>
              <span className="min-w-0 flex-1 text-base leading-tight sm:leading-snug">
                <span className="sr-only">{t("weekDay", { day })} </span>
                {title}
                {first && (
                  <span className="block text-sm text-done">{t("weekSecondTime", { day: dayAndMeal(first).day })}</span>
                )}
              </span>
              {id && (
                <IconButton
                  label={t("weekSwap", { title })}
                  node={Repeat2}
                  tone="action"
                  onClick={() => swap(slotOf(day, "lunch"))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {outcome && (outcome.recipeId ? t("weekSwapped", { title: titles[outcome.recipeId] ?? "" }) : t("weekNoOther"))}
      </p>
    </>
  )
}

/** Each tap shows another dish; after the last one comes the first again. */
function useSwap() {
  const { week, household, journey, journeying } = usePlan()
  const kitchen = useKitchen()
  const { perform } = useOperations()
  const [shown, setShown] = useState<{ [slot in Slot]?: number[] }>({})
  const [outcome, setOutcome] = useState<{ recipeId: number | undefined } | null>(null)

  function swap(slot: Slot) {
    const ofEdition = libraryIn(editionOf(journey), library)
    const before = shown[slot] ?? []
    const recipeId = nextAlternative(ofEdition, household, week.dishes, slot, before, journeying.before, { kitchen })
    setOutcome({ recipeId })
    const now = week.dishes[slot]
    if (recipeId === undefined || now === undefined) return
    setShown({ ...shown, [slot]: before.includes(recipeId) ? [] : [...before, now] })
    perform("dishesPlanned", { journeyId: journey.id, dishes: { [slot]: recipeId } })
  }

  return { swap, outcome }
}
