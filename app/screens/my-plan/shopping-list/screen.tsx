import { PiggyBank } from "lucide-react"
import { screenLoader } from "#app/language/screen-loader.ts"
import { type ScreenHandle, useMessages } from "#app/language/use-messages.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Card } from "#app/ui/card.tsx"
import { Page } from "#app/ui/page.tsx"
import { foods } from "#content/foods.ts"
import { recipes } from "#content/recipes/recipes.ts"
import { shoppingList } from "#domain/shopping-list.ts"
import { BackLink } from "../back-link.tsx"
import { AisleList } from "./aisle-list.tsx"
import { Basket } from "./basket.tsx"

export const handle: ScreenHandle = { messages: "shopping-list", also: ["foods", "measures"] }
export const clientLoader = screenLoader(handle)

const list = shoppingList(recipes, foods)
const items = list.flatMap((aisle) => aisle.items)

/** Needs nothing from the server: a shop is where the connection is worst. */
export default function ShoppingListScreen() {
  const t = useMessages("shopping-list")
  const { ticked, toggle, startOver } = useTicks()
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} intro={t("intro")} back={<BackLink to="/my-plan">{t("back")}</BackLink>} width="wide">
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
