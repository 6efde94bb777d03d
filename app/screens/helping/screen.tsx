import { useLocation } from "react-router"
import { secretIn } from "#app/helping/link.ts"
import { useHelping } from "#app/helping/use-helping.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { SyncContext } from "#app/sync/sync-context.ts"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import type { HelperView } from "#domain/helping/helper-view.ts"
import { Handover } from "./handover.tsx"
import { HelperList } from "./helper-list.tsx"
import { HelperMeals } from "./helper-meals.tsx"
import { NothingToSee } from "./nothing-to-see.tsx"
import { Offline, Preparations, Without, Worried } from "./sections.tsx"
import { type OnFavour, Tonight } from "./tonight.tsx"

export const handle: ScreenHandle = {
  messages: "helping",
  also: ["recipe", "foods", "measures", "shopping-list", "wishes", "plan"],
  texts: ["titles", "preparations"],
}
export const clientLoader = screenLoader(handle, loadRegionalFoodNames)

const HelperWord = optional(() => import("./helper-word.tsx"))

/** A helper has neither account nor session, only a link that the mother made. */
export default function Helping() {
  const t = useMessages("helping")
  const secret = secretIn(useLocation().hash)
  return (
    <>
      <title>{t("title")}</title>
      <meta name="robots" content="noindex" />
      <VisitorHeader />
      {secret ? <WithLink key={secret} secret={secret} /> : <NothingToSee why="incomplete" />}
    </>
  )
}

function WithLink({ secret }: { secret: string }) {
  const t = useMessages("helping")
  const lang = useLanguage()
  const { view, nothing, isOffline, syncing, noteFavour, look } = useHelping(secret)
  if (nothing) return <NothingToSee why={nothing} onAgain={look} />
  return (
    <SyncContext value={syncing}>
      <Page
        title={t("heading")}
        intro={view ? t("intro", { date: longDate(view.expiresAt, lang) }) : undefined}
        width="wide"
      >
        {isOffline && <Offline />}
        {view ? <Shown view={view} onFavour={noteFavour} /> : <Skeleton className="h-96" />}
      </Page>
    </SyncContext>
  )
}

function Shown({ view, onFavour }: { view: HelperView; onFavour: OnFavour }) {
  const {
    without,
    people,
    meals,
    preparations,
    preparationServings,
    preparationAmounts,
    list,
    tonight,
    favours,
    cooked,
    word,
  } = view
  const isAboutFood = meals || preparations || list
  return (
    <>
      {isAboutFood && without.length > 0 && <Without wishes={without} />}
      <Handover meals={meals} cooked={cooked} />
      {tonight && <Tonight keys={tonight} favours={favours ?? []} onFavour={onFavour} />}
      {meals && <HelperMeals meals={meals} people={people} />}
      {preparations && <Preparations keys={preparations} servings={preparationServings} amounts={preparationAmounts} />}
      {list && <HelperList list={list} people={people} />}
      {word && <HelperWord word={word} />}
      <Worried hasTicks={list !== undefined} />
    </>
  )
}
