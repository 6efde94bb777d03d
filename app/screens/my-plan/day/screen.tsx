import "./day.css"
import { Flower2 } from "lucide"
import { useParams } from "react-router"
import { AskForHelpLink } from "#app/helping/ask-for-help-link.tsx"
import { PartMessage } from "#app/language/message.tsx"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { HardNight } from "#app/plan/hard-night.tsx"
import { useKitchen } from "#app/plan/use-kitchen.ts"
import { usePlan } from "#app/plan/use-plan.ts"
import { useMarkedText } from "#app/privacy/silence/use-hidden-wishes.ts"
import { NotFoundPage } from "#app/shell/not-found-page.tsx"
import { BackLink } from "#app/ui/back-link.tsx"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"
import { useToday } from "#app/ui/use-today.ts"
import { library } from "#content/library.ts"
import { hasHardNight } from "#domain/journey/journey.ts"
import { programmeDays } from "#domain/journey/progress.ts"
import { cookingOfWeek } from "#domain/plan/cooking/cooking-of-week.ts"
import { readyExtras } from "#domain/plan/cooking/hard-night.ts"
import { mealsOfDay } from "#domain/plan/cooking/meals-of-day.ts"
import { parseIdParam } from "../parse-id-param.ts"
import { DayLinks, useSwipeNavigation } from "./day-navigation.tsx"
import { Ahead, BesideTheMeals } from "./extras.tsx"
import { Meals } from "./meals.tsx"
import { Tip } from "./tip.tsx"

export const handle: ScreenHandle = {
  messages: "day",
  also: ["plan", "reasons", "hard-night", "allergens"],
  texts: ["titles", "plan", "snacks", "preparations"],
}
export const clientLoader = screenLoader(handle)

export default function DayScreen() {
  const day = parseIdParam(useParams().day)
  return day && day <= programmeDays ? <Day day={day} /> : <NotFoundPage />
}

function Day({ day }: { day: number }) {
  const t = useMessages("day")
  const { swipe, cameFrom } = useSwipeNavigation(day)
  const date = useToday()
  const whole = usePlan()
  const { week, household, journey, today } = whole
  const planned = week.days[day - 1]
  const meals = mealsOfDay(library, household, week, journey, day, { date, kitchen: useKitchen() })
  const { preparations } = cookingOfWeek(library, whole, date)
  const isHardNight = day === today && hasHardNight(journey, day)
  return (
    <div {...swipe} className="touch-pan-y touch-pinch-zoom overflow-x-clip">
      <title>{t("title", { day })}</title>
      <Page
        title={<PartMessage of="plan" name="dayOfDays" values={{ day, days: programmeDays }} />}
        back={<BackLink to="/my-plan">{t("back")}</BackLink>}
        width="wide"
        isDense
      >
        <div
          key={day}
          data-came-from={cameFrom}
          className="turned-page grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8"
        >
          <Meals meals={meals} day={day} household={household} />
          <div className="flex flex-col gap-4 lg:row-span-2 lg:gap-5">
            {day === 1 && <Ahead lead="before" plan={whole} preparations={preparations[0] ?? []} />}
            <Tip day={day} household={household} week={week} />
            <Ritual day={day} />
            {!isHardNight && <Ahead lead="ahead" plan={whole} preparations={preparations[day] ?? []} />}
            {day === today && <HardNight journey={whole.journey} />}
            {day === today && <AskForHelpLink show="meals" label={t("askForHelp")} className="self-start" />}
          </div>
          {planned && (
            <BesideTheMeals extras={isHardNight ? readyExtras(planned) : planned} isUntold={household.isUntold} />
          )}
        </div>
        <DayLinks day={day} />
      </Page>
    </div>
  )
}

function Ritual({ day }: { day: number }) {
  const t = useMessages("day")
  const read = useMarkedText()
  const texts = useTexts("plan")
  return (
    <Card tone="none" aria-labelledby="ritual" className="flex flex-col gap-2">
      <h2 id="ritual" className="flex items-center gap-2 text-xl">
        <Icon node={Flower2} size={20} className="shrink-0 text-done" />
        {day === 1 ? t("ritualDay1") : t("ritual", { day })}
      </h2>
      <p>{read(texts[day - 1]?.ritual ?? "")}</p>
    </Card>
  )
}
