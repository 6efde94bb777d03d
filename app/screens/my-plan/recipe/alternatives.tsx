import { useNavigate } from "react-router"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { useReasonText } from "#app/plan/dish-reason.tsx"
import { useKitchen } from "#app/plan/use-kitchen.ts"
import { useCorrectedNow, useOperations, useRowsNow } from "#app/sync/sync-context.ts"
import { useToast } from "#app/ui/toast.ts"
import { library } from "#content/library.ts"
import { currentJourney, editionOf } from "#domain/journey/journey.ts"
import { dishOfWhatIsLeft, lastDinner } from "#domain/plan/at-home/what-is-left.ts"
import { alternativesFor } from "#domain/plan/cooking/swap.ts"
import { dayAndMeal, type Slot } from "#domain/plan/slots.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import type { Plan } from "#domain/plan/week/plan-of.ts"
import { titleIn } from "#domain/recipes/recipe.ts"

export function Alternatives({ plan, slot }: { plan: Plan; slot: Slot }) {
  const t = useMessages("swap")
  const ofRecipe = useMessages("recipe")
  const showToast = useToast()
  const titles = useTexts("titles")
  const reasonText = useReasonText()
  const { perform } = useOperations()
  const rowsNow = useRowsNow()
  const kitchen = useKitchen()
  const now = useCorrectedNow()
  const navigate = useNavigate()
  const { week, household, journey, journeying } = plan
  const ofEdition = libraryIn(editionOf(journey), library)
  const ofWhatIsLeft =
    slot === lastDinner ? dishOfWhatIsLeft(ofEdition, plan, rowsNow(), now().toISOString()) : undefined
  const alternatives = alternativesFor(ofEdition, household, week.dishes, slot, journeying.before, {
    kitchen,
    ofWhatIsLeft,
  })
  if (alternatives.length === 0) return <p>{t("noAlternatives")}</p>

  function place(id: number) {
    perform("dishesPlanned", { journeyId: journey.id, dishes: { [slot]: id } })
    navigate(addressOf(id), { replace: true, state: dayAndMeal(slot) })
  }

  /**
   * The toast's button undoes a swap even while the new dish is loading or after she has left the page, but not once
   * another week has begun.
   */
  function undo(before: number, chosen: number) {
    if (currentJourney(Object.values(rowsNow().journeys))?.id !== journey.id)
      return showToast({ title: t("undoLateTitle"), description: t("undoLateText") })
    if ([before, chosen].map(addressOf).includes(window.location.pathname)) return place(before)
    perform("dishesPlanned", { journeyId: journey.id, dishes: { [slot]: before } })
  }

  function choose(id: number) {
    const before = week.dishes[slot]
    place(id)
    showToast({
      title: t("swappedTitle"),
      description: t("swappedText"),
      ...(before && { action: { label: t("undoSwap"), onPress: () => undo(before, id) } }),
    })
  }

  return (
    <ul className="flex flex-col gap-3">
      {alternatives.map(({ recipe, reasons }) => (
        <li key={recipe.id} className="max-w-none">
          <button
            type="button"
            onClick={() => choose(recipe.id)}
            className="flex w-full items-center gap-4 rounded-lg border border-line bg-surface p-3 text-left transition-colors hover:border-line-strong"
          >
            <span className="shrink-0 rounded-md bg-sunken p-1 narrow:hidden">
              <RecipePicture recipeId={recipe.id} className="h-16 w-18" />
            </span>
            <span className="min-w-0">
              <span className="block font-bold">{titleIn(titles, recipe.id)}</span>
              <span className="block text-sm text-ink-soft">
                {withDots([ofRecipe("minutes", { minutes: recipe.minutes }), reasonText(reasons)])}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const addressOf = (id: number) => `/my-plan/recipe/${id}`
