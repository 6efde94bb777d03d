import { useState } from "react"
import { NumbersOffer } from "#app/evolution/numbers/numbers-offer.tsx"
import { useNumbersWithheld } from "#app/evolution/numbers/use-numbers-withheld.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LoadFailure } from "#app/shell/load-failure.tsx"
import { useCorrectedToday } from "#app/sync/sync-context.ts"
import { Notice } from "#app/ui/notice.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { isInFirstWeeks } from "#domain/evolution/bmi.ts"
import { useBirthDate, useProfile } from "../use-profile.ts"
import { Badges } from "./badges.tsx"
import { BmiCard } from "./bmi-card.tsx"
import { LazyCharts } from "./charts/lazy-charts.tsx"
import { EarlierJourneys } from "./earlier-journeys.tsx"
import { HerWeek } from "./week/her-week.tsx"

export function Evolution() {
  const t = useMessages("profile")
  const { profile, told, isMissing, reload } = useProfile()
  const { isWithheld, isOffered } = useNumbersWithheld()
  // Once the offer to hide numbers was shown, it stays until she leaves, so that she can undo her choice.
  const [wasOffered, setWasOffered] = useState(isOffered)
  if (isOffered && !wasOffered) setWasOffered(true)
  const isWeightTold = told.currentWeightKg !== undefined && told.heightCm !== undefined
  const isEarly = isInFirstWeeks(useBirthDate(), useCorrectedToday())
  // Without her rows the screen would describe a journey without any entries, so it shows the failure instead.
  if (isMissing) return <LoadFailure title={t("missingTitle")} text={t("missingText")} onRetry={reload} />
  return (
    <>
      {wasOffered && (
        <Notice role="note">
          <NumbersOffer isAsked />
        </Notice>
      )}
      <HerWeek />
      {profile && !isWithheld && <BmiCard profile={profile} told={told} isHers={isWeightTold} isEarly={isEarly} />}
      {!profile && !isWithheld && <Skeleton className="h-[32.7rem] w-full" />}
      <LazyCharts />
      <Badges />
      <EarlierJourneys />
    </>
  )
}
