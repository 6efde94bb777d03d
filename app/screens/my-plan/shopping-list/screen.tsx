import { PiggyBank } from "lucide"
import { useMemo } from "react"
import { AskForHelpLink } from "#app/helping/ask-for-help-link.tsx"
import { loadRegionalFoodNames } from "#app/language/food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { leftOutFor } from "#app/plan/left-out.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useMarkedText } from "#app/silence/use-marked-text.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { ActionBar } from "#app/ui/action-bar.tsx"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"
import { library } from "#content/library.ts"
import { shoppingListOfWeek } from "#domain/plan/shopping-list-of-week.ts"
import { apart, staplesOfWeekBefore } from "#domain/plan/still-at-home.ts"
import { priceBandOf } from "#domain/shopping-list.ts"
import { BackLink } from "../back-link.tsx"
import { AisleList } from "./aisle-list.tsx"
import { Basket } from "./basket.tsx"
import { SendList } from "./send-list.tsx"
import { StillAtHome } from "./still-at-home.tsx"
import { useTicks } from "./use-ticks.ts"

export const handle: ScreenHandle = { messages: "shopping-list", also: ["foods", "measures"] }
export const clientLoader = screenLoader(handle, loadRegionalFoodNames)

/** Needs nothing from the server: a shop is where the connection is worst. */
export default function ShoppingListScreen() {
  const t = useMessages("shopping-list")
  const { ticked, toggle, startOver } = useTicks()
  const { week, household } = usePlan()
  const { journeys } = useSynced().rows
  const { people } = household
  const tip = useMarkedText(leftOutFor(household))(t("tipText"))
  const list = useMemo(() => shoppingListOfWeek(week, household, library.foods), [week, household])
  const band = priceBandOf(list, library.foods)
  const { toBuy, stillThere } = useMemo(
    () => apart(list, staplesOfWeekBefore(library, Object.values(journeys), household)),
    [list, journeys, household],
  )
  const items = toBuy.flatMap((aisle) => aisle.items)
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
          {toBuy.map((aisle) => (
            <AisleList key={aisle.aisle} aisle={aisle} ticked={ticked} onToggle={toggle} />
          ))}
        </div>
        <StillAtHome items={stillThere} ticked={ticked} onToggle={toggle} />
        <p>{t(`price-${band}`)}</p>
        <ActionBar>
          <SendList list={toBuy} stillThere={stillThere} ticked={ticked} />
          <AskForHelpLink show="list" label={t("askForHelp")} />
        </ActionBar>
        {tip && (
          <Card tone="note" aria-labelledby="tip" className="flex flex-col gap-2">
            <h2 id="tip" className="flex items-center gap-2 text-xl">
              <Icon node={PiggyBank} size={22} className="shrink-0 text-note" />
              {t("tip")}
            </h2>
            <p>{tip}</p>
          </Card>
        )}
      </Page>
    </>
  )
}
