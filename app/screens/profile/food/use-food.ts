import { use, useState } from "react"
import { flushSync } from "react-dom"
import { useConsent } from "#app/consent/use-consent.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { loadWishTable } from "#app/plan/wish-table.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { showToast } from "#app/ui/toast.ts"
import { useToday } from "#app/ui/use-today.ts"
import { library } from "#content/library.ts"
import { type FieldErrors, fieldErrors } from "#domain/field-errors.ts"
import { type HouseholdFields, householdSchema } from "#domain/household.ts"
import { emptyOnboarding, type Onboarding, onboardingSchema } from "#domain/onboarding.ts"
import { ownKey } from "#domain/operations/rows.ts"
import { householdOf } from "#domain/plan/household-of.ts"
import { planOf } from "#domain/plan/plan-of.ts"
import { planWeek } from "#domain/plan/plan-week.ts"
import { changedDishes } from "#domain/plan/slots.ts"
import { understoodOf } from "#domain/plan/understood-of.ts"
import { understandAnswers } from "#domain/understand-answers.ts"
import { understandWishes } from "#domain/understand-wishes.ts"

type Told = Pick<Onboarding, "restrictions" | "preferredFoods" | "cookingLevel">
type Draft = Told & HouseholdFields

/** What she is changing about food: stored on the device as she types, saved with one button. */
export function useFood() {
  const t = useMessages("food")
  const lang = useLanguageOf("food")
  const table = use(loadWishTable())
  const { rows } = useSynced()
  const { perform, discard } = useOperations()
  const { isAsked, agree } = useConsent("profile")
  const key = recordKey(useUser().id, "food-draft")
  const today = useToday()
  const [told, settled] = [rows.onboarding[ownKey], rows.household[ownKey]]
  const [stored] = useState(() => readRecord<Draft>(key, (value) => Boolean(value))?.value)
  const [draft, setDraft] = useState<Draft>(() => stored ?? draftOf(told?.values, settled?.values, today))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const { restrictions, preferredFoods, cookingLevel, ...fields } = draft

  function change(changes: Partial<Draft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    writeRecord(key, { value: next, isUnsaved: true })
  }

  async function save() {
    const answers = onboardingSchema.safeParse({
      ...emptyOnboarding,
      ...told?.values,
      restrictions,
      preferredFoods,
      cookingLevel,
    })
    const household = householdSchema.safeParse(fields)
    const isBornLater = draft.birthDate !== null && draft.birthDate > today
    const found: FieldErrors = {
      ...fieldErrors(answers.error),
      ...fieldErrors(household.error),
      ...(isBornLater && { birthDate: "impossible" }),
    }
    flushSync(() => setErrors(found))
    if (!answers.success || !household.success || isBornLater)
      return document.querySelector<HTMLElement>("#main [aria-invalid=true]")?.focus()
    setPending(true)
    if (isAsked) agree()
    const first = perform("onboardingAnswered", { answers: answers.data })
    const second = perform("householdChanged", { fields: household.data })
    const planned = followWishes(answers.data, household.data)
    const result = await second.outcome
    setPending(false)
    if (result.status === "refused") {
      discard([first.id, second.id, ...planned])
      // The form now asks for her consent.
      if (result.refusal.code.startsWith("CONSENT_")) return
      return showToast({ title: t("failureTitle"), description: t("failureText"), kind: "destructive", lang })
    }
    removeRecord(key)
    showToast({ title: t("savedTitle"), description: t(result.status === "synced" ? "savedText" : "waitsText"), lang })
  }

  /** Her week with what she has just told; the operations that changed it. */
  function followWishes(answers: Onboarding, settledNow: HouseholdFields): string[] {
    const changed = { values: answers, changedAt: {} }
    const household = householdOf(changed, { values: settledNow, changedAt: {} }, understoodOf(answers, table))
    const { journey, journeying, week: before } = planOf(library, Object.values(rows.journeys), household)
    const isPlanned = rows.journeys[journey.id] !== undefined
    if (!isPlanned) return []
    const { dishes } = planWeek(library, household, { ...journeying, dishes: before.dishes, isRevised: true })
    const moved = changedDishes(before.dishes, dishes)
    if (Object.keys(moved).length === 0) return []
    return [perform("dishesPlanned", { journeyId: journey.id, dishes: moved }).id]
  }

  return {
    draft,
    change,
    understood: understoodOf({ restrictions, preferredFoods }, table),
    unknownLikes: understandWishes(preferredFoods, "preferredFoods", table).unknown,
    errors,
    save,
    pending,
    isAsked,
  }
}

function draftOf(
  told: Partial<Onboarding> | undefined,
  settled: Partial<HouseholdFields> | undefined,
  today: string,
): Draft {
  const understood = understandAnswers({ ...emptyOnboarding, ...told }, today)
  return {
    restrictions: told?.restrictions ?? "",
    preferredFoods: told?.preferredFoods ?? "",
    cookingLevel: told?.cookingLevel ?? null,
    without: settled?.without ?? [],
    notMeant: settled?.notMeant ?? [],
    likes: settled?.likes ?? [],
    people: settled?.people ?? 1,
    minutes: settled?.minutes ?? understood.minutes ?? null,
    priceBand: settled?.priceBand ?? understood.priceBand ?? null,
    birthDate: settled?.birthDate ?? understood.birthDate ?? null,
  }
}
