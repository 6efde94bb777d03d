import { use } from "react"
import { useDays, useHistory } from "#app/days/use-history.ts"
import { understoodOf } from "#app/plan/understood.ts"
import { useUser } from "#app/session/use-user.ts"
import { useCorrectedToday, useSynced } from "#app/sync/sync-context.ts"
import { useMedicines, useNextVisit } from "#app/visits/use-visits.ts"
import { type Consultation, consultationOf, type Period } from "#domain/evolution/consultation.ts"
import { lastingFoodWishes, type Wish } from "#domain/food/wish.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { householdOf } from "#domain/plan/household.ts"
import { breastfeedingOf, type Feeding, feedingOf } from "#domain/profile/feeding.ts"
import type { Profile } from "#domain/profile/profile.ts"
import type { MedicineOfId } from "#domain/visits/medicines.ts"
import type { VisitOfId } from "#domain/visits/visits.ts"
import { useBirthDate } from "../use-profile.ts"

export type Facts = Consultation & {
  /** True if some days of the period failed to load. */
  isMissing: boolean
  name: string
  birthDate: string | null
  birthType: Profile["birthType"] | null
  feeding: Feeding | null
  restrictions: string
  wishes: readonly Wish[]
  medicines: readonly MedicineOfId[]
  nextVisit: VisitOfId | null
  today: string
}

function pickFacts({ onboarding, household, profile, weights }: Rows) {
  return { onboarding, household, profile, weights }
}

export function useFacts(period: Period): Facts {
  const user = useUser()
  const { onboarding, household, profile: profiles, weights } = useSynced(pickFacts)
  const today = useCorrectedToday()
  const history = useHistory()
  const days = useDays(history.days)
  const [told, settled, profile] = [onboarding[ownKey], household[ownKey], profiles[ownKey]?.values]
  const understood = use(understoodOf(user.id, told?.values))
  const birthDate = useBirthDate()
  const medicines = useMedicines()
  const nextVisit = useNextVisit() ?? null
  return {
    medicines,
    nextVisit,
    today,
    isMissing: history.isMissing && period.from < (days[0]?.date ?? ""),
    ...consultationOf(days, weightsOf(weights, history.weights), period, today),
    name: profile?.fullName ?? user.name,
    birthDate,
    birthType: profile?.birthType ?? null,
    feeding: feedingOf(breastfeedingOf(profile, told?.values), settled?.values.isFeedingMixed),
    restrictions: told?.values.restrictions ?? "",
    wishes: lastingFoodWishes(householdOf(told, settled, understood).wishes),
  }
}

type WeightOn = { date: string; kg: number }

/** The rows of this device win over earlier ones, because a weight that she deleted is null there. */
function weightsOf(here: Rows["weights"], earlier: readonly WeightOn[]): WeightOn[] {
  const known = Object.entries(here).map(([date, { values }]) => ({ date, kg: values.kg ?? null }))
  const dates = new Set(known.map(({ date }) => date))
  const all = [...earlier.filter(({ date }) => !dates.has(date)), ...known]
  return all.flatMap(({ date, kg }) => (kg === null ? [] : { date, kg }))
}
