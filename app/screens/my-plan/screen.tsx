import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { AnotherWeek } from "#app/plan/another-week.tsx"
import { People } from "#app/plan/people.tsx"
import { RecapLink } from "#app/plan/recap-link.tsx"
import { useBlockers } from "#app/plan/use-blockers.ts"
import { useKitchen } from "#app/plan/use-kitchen.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useRest } from "#app/plan/use-rest.ts"
import { useIsLoading } from "#app/sync/sync-context.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { library } from "#content/library.ts"
import type { Wish } from "#domain/food/wish.ts"
import { progressOf } from "#domain/journey/journey.ts"
import { isJourneyComplete, programmeDays } from "#domain/journey/progress.ts"
import { cookingOfWeek } from "#domain/plan/cooking/cooking-of-week.ts"
import { mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { Cooking } from "./cooking.tsx"
import { DayCard, TodayCard } from "./day-cards.tsx"
import { ShoppingListLink } from "./shopping-list-link.tsx"

export const handle: ScreenHandle = { messages: "my-plan", also: ["people"], texts: ["titles"] }
export const clientLoader = screenLoader(handle)

const Blockers = optional(() => import("./blockers.tsx"))
/** The chips load on their own, because someone who leaves nothing out does not need the names of foods here. */
const WishChips = optional(
  async () => ({ default: (await import("#app/plan/wish-chips.tsx")).WishChips }),
  <Skeleton className="h-13 w-full" />,
)

const days = Array.from({ length: programmeDays }, (_, index) => index + 1)

function daysFrom(today: number | null): number[] {
  return today === null ? days : [...days.filter((each) => each > today), ...days.filter((each) => each < today)]
}

export default function MyPlan() {
  const t = useMessages("my-plan")
  const loading = useIsLoading()
  const plan = usePlan()
  const { week, household, journey } = plan
  const progress = progressOf(journey)
  const { dayOfMeals } = useRest(journey)
  const today = isJourneyComplete(progress) ? null : dayOfMeals
  const kitchen = useKitchen()
  const blocked = useBlockers(plan)
  const weekOfMeals = days.map((day) => ({
    day,
    meals: mealsOfDay(library, household, week, journey, day, { kitchen }),
  }))
  const mealsOn = (day: number) => weekOfMeals[day - 1]?.meals ?? []
  const isDone = (day: number) => today === null || day < today
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} intro={t(today ? "intro" : "introComplete")} width="wide" isDense>
        {loading && <Skeleton className="h-96 w-full rounded-xl" />}
        {!loading && today && <TodayCard day={today} meals={mealsOn(today)} />}
        <section aria-labelledby="days" className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="days" className="text-xl sm:text-2xl">
              {t(today ? "otherDays" : "allDays")}
            </h2>
            {!today && <ShoppingListLink />}
          </div>
          <ul className="grid gap-3 md:grid-cols-2">
            {daysFrom(today).map((day) => (
              <li key={day} className="max-w-none">
                {loading ? (
                  <Skeleton className="h-52 w-full rounded-lg" />
                ) : (
                  <DayCard day={day} meals={mealsOn(day)} done={isDone(day)} />
                )}
              </li>
            ))}
          </ul>
          {!loading && <People people={household.people} />}
          {!loading && (
            <Cooking
              days={weekOfMeals}
              cooking={cookingOfWeek(library, plan)}
              isFewWished={household.cooksOnFewDays === true}
              today={today}
            />
          )}
        </section>
        {blocked.length > 0 && <Blockers blocked={blocked} />}
        <FoodLine wishes={household.wishes} />
        {!loading && (
          <div className="flex flex-wrap gap-3">
            {today === null && <RecapLink />}
            <AnotherWeek journey={journey} isComplete={today === null} />
          </div>
        )}
      </Page>
    </>
  )
}

function FoodLine({ wishes }: { wishes: readonly Wish[] }) {
  const t = useMessages("my-plan")
  return (
    <section aria-labelledby="food" className="flex flex-col gap-3">
      <h2 id="food" className="text-xl">
        {t("yourFood")}
      </h2>
      {wishes.length > 0 ? <WishChips label={t("yourFood")} wishes={wishes} /> : <p>{t("nothingLeftOut")}</p>}
      <ButtonLink to="/profile/food" variant="quiet" size="small" className="self-start">
        {t("changeFood")}
      </ButtonLink>
    </section>
  )
}
