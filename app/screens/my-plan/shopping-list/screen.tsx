import "./print.css"
import { PiggyBank } from "lucide"
import { useMemo, useState } from "react"
import { AskForHelpLink } from "#app/helping/ask-for-help-link.tsx"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { AisleList } from "#app/plan/aisle-list.tsx"
import { useOwnItems } from "#app/plan/own-items.tsx"
import { People } from "#app/plan/people.tsx"
import { useBlockers } from "#app/plan/use-blockers.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useTicks } from "#app/plan/use-ticks.ts"
import { WithLeftOut } from "#app/plan/with-left-out.tsx"
import { useMarkedText } from "#app/privacy/silence/use-hidden-wishes.ts"
import { ActionBar } from "#app/ui/action-bar.tsx"
import { BackLink } from "#app/ui/back-link.tsx"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { library } from "#content/library.ts"
import { lackedBy } from "#domain/food/exclusions.ts"
import type { LeftOut } from "#domain/marked-text.ts"
import { foodsToFreeze } from "#domain/plan/at-home/foods-to-freeze.ts"
import { priceBandOf } from "#domain/plan/shopping/shopping-list.ts"
import { shoppingListOfWeek, splitByHome, withoutHad } from "#domain/plan/shopping/shopping-list-of-week.ts"
import { nightBasketKey } from "#domain/plan/week/night-basket.ts"
import { AdjustList } from "./adjust-list.tsx"
import { AtHome } from "./at-home.tsx"
import { Basket } from "./basket.tsx"
import { NightBasket } from "./night-basket.tsx"
import { NotThisWeek } from "./not-this-week.tsx"
import { OwnItems } from "./own-items.tsx"
import { SendList } from "./send-list.tsx"
import { Spices } from "./spices.tsx"
import { useAtHome } from "./use-at-home.ts"
import { useStrike } from "./use-strike.ts"
import { wordsOfList } from "./words.ts"

export const handle: ScreenHandle = { messages: "shopping-list", also: wordsOfList }
export const clientLoader = screenLoader(handle, loadRegionalFoodNames)

const Blockers = optional(() => import("../blockers.tsx"))

export default function ShoppingListScreen() {
  const t = useMessages("shopping-list")
  const { ticked, toggle, startOver } = useTicks()
  const plan = usePlan()
  const { week, household } = plan
  const { struck, strike, putBack } = useStrike(plan)
  const { had, probable, have, markUsedUp } = useAtHome(household, ticked)
  const [isAdjusting, setAdjusting] = useState(false)
  const list = useMemo(() => shoppingListOfWeek(week, household, library.foods), [week, household])
  const { toBuy, had: hadItems, stillThere } = splitByHome(list, had, probable)
  const band = priceBandOf(withoutHad(list, had), library.foods)
  const blocked = useBlockers(plan).filter(({ kind }) => kind === "struck")
  const toFreeze = foodsToFreeze(library, week, plan.today)
  const items = toBuy.flatMap((aisle) => aisle.items)
  const own = useOwnItems()

  function adjust() {
    setAdjusting(true)
    focusMain()
  }

  function finishAdjusting() {
    setAdjusting(false)
    focusMain()
  }

  return (
    <>
      <title>{t("title")}</title>
      <Page
        title={t("heading")}
        intro={t("intro")}
        back={<BackLink to="/my-plan">{t("back")}</BackLink>}
        width="wide"
        isDense
      >
        <People people={household.people} />
        <Basket
          ticked={items.filter(({ food }) => ticked.has(food)).length + own.ticked.length}
          all={items.length + own.items.length}
          isAdjusting={isAdjusting}
          onStartOver={() => {
            startOver()
            own.startOver()
          }}
          onAdjust={adjust}
        />
        {blocked.length > 0 && <Blockers blocked={blocked} />}
        <div data-shopping-list className="gap-x-12 md:columns-2 print:columns-2">
          {isAdjusting ? (
            <AdjustList
              list={list}
              had={had}
              struck={struck}
              onHave={have}
              onUsedUp={markUsedUp}
              onStrike={strike}
              onPutBack={putBack}
            />
          ) : (
            toBuy.map((aisle) => (
              <AisleList
                key={aisle.aisle}
                aisle={aisle}
                ticked={ticked}
                onToggle={toggle}
                toFreeze={toFreeze}
                people={household.people}
                hasStove={!lackedBy(household.wishes).includes("stove")}
              />
            ))
          )}
        </div>
        <Spices of={week} />
        <OwnItems own={own} isAdjusting={isAdjusting} />
        {isAdjusting ? (
          <ActionBar>
            <Button size="small" onClick={finishAdjusting}>
              {t("adjusted")}
            </Button>
          </ActionBar>
        ) : (
          <>
            <NightBasket foods={week.basket.map(({ food }) => food)} onTakeOff={() => strike(nightBasketKey)} />
            <AtHome had={hadItems} stillThere={stillThere} onHave={have} onUsedUp={markUsedUp} />
            <NotThisWeek struck={struck} onPutBack={putBack} />
            {items.length > 0 && <p className="print:hidden">{t(`price-${band}`)}</p>}
            <ActionBar>
              <SendList list={toBuy} own={own.items} stillThere={stillThere} ticked={ticked} />
              <AskForHelpLink show="list" label={t("askForHelp")} />
            </ActionBar>
            <WithLeftOut household={household} week={week} fallback={<Skeleton className="h-36 w-full rounded-lg" />}>
              {(leftOut) => <MoneyTip leftOut={leftOut} />}
            </WithLeftOut>
          </>
        )}
      </Page>
    </>
  )
}

function MoneyTip({ leftOut }: { leftOut: LeftOut }) {
  const t = useMessages("shopping-list")
  const tip = useMarkedText(leftOut)(t("tipText"))
  if (!tip) return null
  return (
    <Card tone="note" aria-labelledby="tip" className="flex flex-col gap-2 print:hidden">
      <h2 id="tip" className="flex items-center gap-2 text-xl">
        <Icon node={PiggyBank} size={22} className="shrink-0 text-note" />
        {t("tip")}
      </h2>
      <p>{tip}</p>
    </Card>
  )
}
