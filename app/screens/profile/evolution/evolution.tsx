import { useMessages } from "#app/language/use-messages.ts"
import { useNumbersHidden } from "#app/numbers/use-numbers-hidden.ts"
import { useCorrectedToday } from "#app/sync/sync-context.ts"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { isInFirstWeeks } from "#domain/bmi.ts"
import { LoadFailure } from "../load-failure.tsx"
import { useBirthDate } from "../use-birth-date.ts"
import { useProfile } from "../use-profile.ts"
import { Badges } from "./badges.tsx"
import { BmiCard } from "./bmi-card.tsx"
import { LazyCharts } from "./charts/lazy-charts.tsx"
import { EarlierJourneys } from "./earlier-journeys.tsx"
import { HerWeek } from "./week/her-week.tsx"

/** What she can see of her way so far. */
export function Evolution() {
  const t = useMessages("profile")
  const { profile, isStored, isMissing, reload } = useProfile()
  const isHidden = useNumbersHidden()
  const isEarly = isInFirstWeeks(useBirthDate(), useCorrectedToday())
  return (
    <>
      <HerWeek />
      {profile && !isHidden && <BmiCard profile={profile} isHers={isStored} isEarly={isEarly} />}
      {isMissing && <LoadFailure title={t("missingTitle")} text={t("missingText")} onRetry={reload} />}
      {!profile && !isMissing && !isHidden && <Skeleton className="h-[32.7rem] w-full" />}
      <LazyCharts />
      <Badges />
      <EarlierJourneys />
    </>
  )
}
