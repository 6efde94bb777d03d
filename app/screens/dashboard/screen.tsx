import { lazy, useState } from "react"
import { flushSync } from "react-dom"
import { newWeek } from "#app/announcements.ts"
import { useProgress } from "#app/days/use-progress.ts"
import { fetchFile } from "#app/fetch-file.ts"
import { useFavours } from "#app/helping/use-favours.ts"
import { LazyInstallHint } from "#app/install/lazy-install-hint.tsx"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Optional, optional, useOptional } from "#app/optional.tsx"
import { LazyEarlierData } from "#app/privacy/consent/lazy-earlier-data.tsx"
import { LazyPolicyNotice } from "#app/privacy/policy-notice/lazy-policy-notice.tsx"
import { QuietCard } from "#app/privacy/silence/quiet-card.tsx"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useOtherClock } from "#app/reminders/use-other-clock.ts"
import { useUser } from "#app/session/use-user.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { focusMain } from "#app/ui/focus-main.ts"
import { Page } from "#app/ui/page.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { useNearVisit } from "#app/visits/use-visits.ts"
import { checklistItems, isJourneyComplete } from "#domain/journey/progress.ts"
import { firstName } from "#domain/profile/greeting-name.ts"
import { DailyChecklist, LightMovement } from "./daily-checklist.tsx"
import { YourDay } from "./day/your-day.tsx"
import { JourneyCard } from "./journey-card.tsx"
import { NextMeal } from "./next-meal.tsx"
import { LazyNight } from "./night/lazy-night.tsx"
import { useNight } from "./night/use-night.ts"
import { OnboardingCard } from "./onboarding-card.tsx"
import { ResetPlan } from "./reset-plan.tsx"
import { useAskToRemind } from "./use-ask-to-remind.ts"
import { useShortWordDay } from "./use-short-word-day.ts"
import { useTodayOfPlan } from "./use-today-of-plan.ts"

export const handle: ScreenHandle = { messages: "dashboard", also: ["consent"] }
export const clientLoader = screenLoader(handle)

const lastButOne = checklistItems.length - 1

/** The placeholder is as high as the card, so that the checklist below stays in place. */
const HardNight = optional(
  async () => ({ default: (await import("#app/plan/hard-night.tsx")).HardNight }),
  <Skeleton className="h-18 w-full" />,
)
const WeekReady = lazy(() => fetchFile(() => import("./week-ready.tsx")))
const FavoursCard = optional(async () => ({ default: (await import("#app/helping/favours-card.tsx")).FavoursCard }))
const ClockQuestion = optional(() => import("#app/reminders/clock-question.tsx"))
const NearVisit = optional(() => import("./near-visit.tsx"))
/** The placeholder is as high as most short words are. */
const ShortWord = optional(() => import("./short-word.tsx"), <Skeleton className="h-60.5 w-full" />)
const Rest = optional(
  async () => ({ default: (await import("./rest.tsx")).Rest }),
  <Skeleton className="h-37 w-full" />,
)
/** The links stand below her day, because the navigation bar leads to the same places. */
const TodayLinks = optional(
  async () => ({ default: (await import("./today-links.tsx")).TodayLinks }),
  <Skeleton className="h-53 w-full" />,
)
const AskToRemind = optional(() => import("./ask-to-remind.tsx"))
/** The petals load when one item is left. If they fail to load, the day still completes. */
const loadPetals = () => import("#app/ui/petals-celebration.tsx")

export default function Dashboard() {
  return useSilence() ? <QuietDashboard /> : <WeekOrToday />
}

function useGreeting() {
  const t = useMessages("dashboard")
  const user = useUser()
  return t("greeting", { name: firstName(user.name) || t("there") })
}

function WeekOrToday() {
  const t = useMessages("dashboard")
  const greeting = useGreeting()
  const isWeekNew = newWeek.useAnnounced()
  const [isWeekSeen, setWeekSeen] = useState(false)

  function close() {
    flushSync(() => setWeekSeen(true))
    focusMain()
  }

  if (!isWeekNew || isWeekSeen) return <FullDashboard />
  const shape = (
    <Page title={greeting} isDense>
      <DashboardSkeleton />
    </Page>
  )
  return (
    <>
      <title>{t("title")}</title>
      <Optional fallback={shape} instead={<FullDashboard />}>
        <WeekReady greeting={greeting} onClose={close} />
      </Optional>
    </>
  )
}

function QuietDashboard() {
  const t = useMessages("dashboard")
  const greeting = useGreeting()
  const isClockOther = useOtherClock() !== null
  const isNight = useNight()
  return (
    <>
      <title>{t("title")}</title>
      <Page title={greeting} isDense>
        <LazyPolicyNotice />
        <LazyEarlierData />
        {isClockOther && <ClockQuestion />}
        <LazyNearVisit />
        {isNight && <LazyNight />}
        <Optional fallback={<Skeleton className="h-48 w-full" />}>
          <QuietCard about="card" />
        </Optional>
        <HelpOfOthers />
        <YourDay />
      </Page>
    </>
  )
}

function HelpOfOthers() {
  const favours = useFavours()
  return favours.length > 0 && <FavoursCard favours={favours} />
}

function FullDashboard() {
  const t = useMessages("dashboard")
  const user = useUser()
  const greeting = useGreeting()
  const { journey, progress, restedDay, startNow, dayOfMeals, mark, eat, reset, celebrating, loading } = useProgress()
  const hasTold = useSynced(({ onboarding }) => onboarding.own !== undefined)
  const shortWordDay = useShortWordDay()
  const plan = useTodayOfPlan(dayOfMeals)
  const isAskedToRemind = useAskToRemind()
  const isClockOther = useOtherClock() !== null
  const isNearlyComplete = Object.values(progress.checklist).filter(Boolean).length === lastButOne
  const isNight = useNight()
  const hardNight = !loading && !restedDay && <HardNight journey={journey} />
  const Petals = useOptional((celebrating || isNearlyComplete) && loadPetals)?.default
  return (
    <>
      <title>{t("title")}</title>
      <Page
        title={greeting}
        isDense
        aside={
          <>
            <YourDay />
            <TodayLinks />
            {!loading && <ResetPlan onReset={reset} />}
          </>
        }
      >
        <LazyPolicyNotice />
        <LazyEarlierData />
        {isClockOther && <ClockQuestion />}
        <LazyNearVisit />
        {!loading && isNight && <LazyNight hardNight={hardNight} />}
        {!user.hasCompletedOnboarding && !hasTold && <OnboardingCard />}
        {loading ? (
          <DashboardSkeleton />
        ) : (
          <>
            <JourneyCard progress={progress} helped={journey?.helped} celebrating={celebrating} />
            {shortWordDay !== undefined && !isNight && <ShortWord day={shortWordDay} />}
            <HelpOfOthers />
            {!isJourneyComplete(progress) && (
              <NextMeal journey={journey} day={dayOfMeals} meals={plan.meals} isUntold={!hasTold} onEat={eat} />
            )}
            {restedDay ? (
              <Rest day={restedDay} onStart={startNow} />
            ) : (
              <>
                <DailyChecklist progress={progress} plan={plan} onMark={mark} />
                <LightMovement done={progress.checklist.activity} onMark={() => mark("activity")} />
              </>
            )}
            {!isNight && hardNight}
            <LazyInstallHint isCelebrating={celebrating} isOtherAsked={isAskedToRemind} />
            {isAskedToRemind && <AskToRemind />}
          </>
        )}
      </Page>
      {celebrating && Petals && <Petals />}
    </>
  )
}

/** A component of its own keeps each new minute from rendering the whole dashboard. */
function LazyNearVisit() {
  const near = useNearVisit()
  return near && <NearVisit near={near} />
}

export function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-52 w-full" />
    </>
  )
}
