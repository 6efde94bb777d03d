import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import type { Translate } from "#app/language/resources.ts"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { OfferNow } from "#app/plan/offers-now.ts"
import { People } from "#app/plan/people.tsx"
import { useOffers } from "#app/plan/use-offers.ts"
import { useRest } from "#app/plan/use-rest.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import type { PlanOffer as Offer } from "#app/storage/plan-offer.ts"
import { useOperations, useRowsNow, useSynced } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { LinkedText } from "#app/ui/linked-text.tsx"
import { library } from "#content/library.ts"
import { currentJourney, firstJourneyId } from "#domain/journey/journey.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { own } from "#domain/own.ts"
import { recipeOf } from "#domain/plan/library.ts"
import { dayAndMeal } from "#domain/plan/slots.ts"
import { titleIn } from "#domain/recipes/recipe.ts"
import { Facts } from "./facts-view.tsx"

type OfKind<Kind extends Offer["kind"]> = Extract<Offer, { kind: Kind }>

/** Whether a button was pressed is read from her rows, so that other devices and a reload show the same state. */
export function PlanOffer({ offer, isNewest }: { offer: Offer; isNewest: boolean }) {
  // What there is to eat changes by the hour, so only the newest offer is shown.
  if (offer.kind === "toEat") return isNewest ? <ToEat offer={offer} /> : null
  if (offer.kind === "swap") return <Swap offer={offer} />
  if (offer.kind === "line") return <Line offer={offer} />
  if (offer.kind === "leaveOut") return <LeaveOut offer={offer} />
  if (offer.kind === "had") return <Had offer={offer} />
  if (offer.kind === "facts")
    return <Facts offer={offer}>{(press) => press.kind === "swap" && <Swap key={press.slot} offer={press} />}</Facts>
  return <HowMany />
}

function Swap({ offer: { journeyId, slot, before, ids } }: { offer: OfKind<"swap"> }) {
  const t = useMessages("chat-plan")
  const titles = useTexts("titles")
  const { perform } = useOperations()
  const journey = useSynced(({ journeys }) => currentJourney(Object.values(journeys)))
  const { dayOfMeals } = useRest(journey)
  // An offer stays in the conversation, but its dish can no longer be swapped in another week or after its day.
  if ((journey?.id ?? firstJourneyId) !== journeyId || dayAndMeal(slot).day < dayOfMeals) return null
  const placed = journey?.dishes?.values[slot] ?? before
  const place = (id: number) => perform("dishesPlanned", { journeyId, dishes: { [slot]: id } })
  if (placed !== before) {
    const isOurs = ids.includes(placed)
    return isOurs && <Done text={t("isSwapped", { title: titleIn(titles, placed) })} onUndo={() => place(before)} />
  }
  return (
    <ul aria-label={t("choose")} className="mt-1 flex flex-col gap-2">
      {ids.map((id) => (
        <li key={id} className="max-w-none">
          <button
            type="button"
            onClick={pressing(() => place(id))}
            className="flex min-h-11 w-full items-center gap-3 rounded-lg border border-line-strong p-2 text-left transition-colors hover:bg-sunken"
          >
            <span className="shrink-0 rounded-md bg-sunken p-1 narrow:hidden">
              <RecipePicture recipeId={id} className="h-12 w-14" />
            </span>
            <span className="min-w-0">
              <span className="block font-bold">{titleIn(titles, id)}</span>
              <span className="block text-sm text-ink-soft">
                {t("time", { minutes: recipeOf(library, id).minutes })}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Line({ offer: { itemId, text } }: { offer: OfKind<"line"> }) {
  const t = useMessages("chat-plan")
  const { perform } = useOperations()
  const item = useSynced(({ ownItems }) => ownItems[ownKey]?.values[itemId])
  // An item that was taken off the list cannot be added again under the same id.
  if (item === null) return null
  if (item) return <Done text={t("isAdded")} onUndo={() => perform("ownItemTakenOff", { itemId })} />
  return <Press label={t("doAdd")} onPress={() => perform("ownItemAdded", { itemId, text })} />
}

function LeaveOut({ offer: { wishes } }: { offer: OfKind<"leaveOut"> }) {
  const t = useMessages("chat-plan")
  const { perform } = useOperations()
  const rowsNow = useRowsNow()
  const without = useSynced(({ household }) => household[ownKey]?.values.without ?? [])
  const store = (change: (now: typeof without) => typeof without) => {
    const now = rowsNow().household[ownKey]?.values.without ?? []
    perform("householdChanged", { fields: { without: change(now) } })
  }
  if (wishes.every((wish) => without.includes(wish)))
    return <Done text={t("isLeftOut")} onUndo={() => store((now) => now.filter((wish) => !wishes.includes(wish)))} />
  return <Press label={t("doLeaveOut")} onPress={() => store((now) => [...new Set([...now, ...wishes])])} />
}

function Had({ offer: { foods } }: { offer: OfKind<"had"> }) {
  const t = useMessages("chat-plan")
  const { perform } = useOperations()
  const areHad = useSynced(({ atHome }) => foods.every((food) => own(atHome[ownKey]?.values ?? {}, food) === true))
  const mark = (isAtHome: boolean) => perform("foodsHadAtHome", { foods: [...foods], isAtHome })
  if (areHad) return <Done text={t("areHad")} onUndo={() => mark(false)} />
  return <Press label={t("doHave")} onPress={() => mark(true)} />
}

/** Shows what the answer offered, or the next offer once its foods are gone. */
function ToEat({ offer: { foods, picture } }: { offer: OfKind<"toEat"> }) {
  const t = useMessages("chat-plan")
  const chat = useMessages("chat")
  const { perform } = useOperations()
  const isQuiet = useSilence()
  const without = useSynced(({ atHome }) => atHome[ownKey]?.values)
  const isGone = foods.length > 0 && foods.every((food) => without && own(without, food) === false)
  const offers = useOffers()
  if (isQuiet) return null
  const next = offers?.[0]
  const shown = isGone ? next && { ...next, foods: next.doubted } : { foods, picture }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      {shown && (
        <span className="shrink-0 rounded-md bg-sunken p-1 narrow:hidden">
          <RecipePicture recipeId={shown.picture} className="h-12 w-14" />
        </span>
      )}
      {isGone && offers && (
        <p role="status" className="min-w-0 flex-1">
          <LinkedText text={next ? saidOf(next, chat) : t("eatNothing")} />
        </p>
      )}
      {shown && shown.foods.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="ml-auto"
          onClick={() => perform("foodsHadAtHome", { foods: [...shown.foods], isAtHome: false })}
        >
          {t("notThere")}
        </Button>
      )}
    </div>
  )
}

function saidOf({ id, title, how, standing }: OfferNow, t: Translate<"chat">): string {
  return how === undefined ? t("planLeft", { title, id }) : t(`planNow-${standing}`, { title, how })
}

function HowMany() {
  const people = useSynced(({ household }) => household[ownKey]?.values.people ?? 1)
  return (
    <LanguageBoundary of="food" as="div">
      <People people={people} />
    </LanguageBoundary>
  )
}

/** The pressed button disappears, so the conversation takes the focus first. */
function pressing(onPress: () => void) {
  return () => {
    document.getElementById("conversation")?.focus({ preventScroll: true })
    onPress()
  }
}

function Press({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <Button variant="soft" size="small" onClick={pressing(onPress)} className="mt-1 self-start">
      {label}
    </Button>
  )
}

function Done({ text, onUndo }: { text: string; onUndo: () => void }) {
  const t = useMessages("chat-plan")
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="font-semibold text-done">
        {text}
      </p>
      <Button variant="quiet" size="small" onClick={pressing(onUndo)}>
        {t("takeBack")}
      </Button>
    </div>
  )
}
