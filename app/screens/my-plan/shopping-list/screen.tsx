import { PiggyBank } from "lucide-react"
import { useMemo } from "react"
import { loadRegionalFoodNames } from "#app/language/food-names.ts"
import { screenLoader } from "#app/language/screen-loader.ts"
import { type ScreenHandle, useMessages } from "#app/language/use-messages.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Card } from "#app/ui/card.tsx"
import { Page } from "#app/ui/page.tsx"
import { library } from "#content/library.ts"
import type { PlannedWeek } from "#domain/plan/plan-week.ts"
import { meals } from "#domain/recipe.ts"
import { priceBandOf, shoppingList } from "#domain/shopping-list.ts"
import { BackLink } from "../back-link.tsx"
import { AisleList } from "./aisle-list.tsx"
import { Basket } from "./basket.tsx"
import { SendList } from "./send-list.tsx"

export const handle: ScreenHandle = { messages: "shopping-list", also: ["foods", "measures"] }
export const clientLoader = screenLoader(handle, loadRegionalFoodNames)

/** Needs nothing from the server: a shop is where the connection is worst. */
export default function ShoppingListScreen() {
  const t = useMessages("shopping-list")
  const { ticked, toggle, startOver } = useTicks()
  const { week, household } = usePlan()
  const { people } = household
  const list = useMemo(() => listOf(week, people), [week, people])
  const band = priceBandOf(list, library.foods)
  const items = list.flatMap((aisle) => aisle.items)
  return (
    <>
      <title>{t("title")}</title>
      <Page
        title={t("heading")}
        intro={t("intro", { count: people })}
        back={<BackLink to="/my-plan">{t("back")}</BackLink>}
        width="wide"
      >
        <Basket
          ticked={items.filter(({ food }) => ticked.has(food)).length}
          all={items.length}
          onStartOver={startOver}
        />
        <div className="gap-x-12 md:columns-2">
          {list.map((aisle) => (
            <AisleList key={aisle.aisle} aisle={aisle} ticked={ticked} onToggle={toggle} />
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>{t(`price-${band}`)}</p>
          <SendList list={list} ticked={ticked} />
        </div>
        <Card tone="note" aria-labelledby="tip" className="flex flex-col gap-2">
          <h2 id="tip" className="flex items-center gap-2 text-xl">
            <PiggyBank size={22} aria-hidden className="shrink-0 text-note" />
            {t("tip")}
          </h2>
          <p>{t("tipText")}</p>
        </Card>
      </Page>
    </>
  )
}

/** The meals for everyone she cooks for, the snacks and second helpings for herself. */
function listOf({ days }: PlannedWeek, people: number) {
  const dishes = days.flatMap((day) => meals.flatMap((meal) => day[meal]?.recipe ?? []))
  const extras = days.flatMap(({ snacks, seconds }) => [...snacks, ...seconds])
  return shoppingList([...dishes.map(({ ingredients }) => ({ ingredients, people })), ...extras], library.foods)
}

/** The foods that she has ticked off, on any of her devices. */
function useTicks() {
  const { own } = useSynced().rows.shoppingTicks
  const { perform } = useOperations()
  const ticked = new Set(Object.entries(own?.values ?? {}).flatMap(([food, isTicked]) => (isTicked ? food : [])))

  function tick(foods: string[], isTicked: boolean) {
    if (foods.length > 0) perform("shoppingItemsTicked", { foods, isTicked })
  }

  return {
    ticked,
    toggle: (food: string) => tick([food], !ticked.has(food)),
    startOver: () => tick([...ticked], false),
  }
}
