import { useState } from "react"
import { flushSync } from "react-dom"
import { useLocation, useNavigate } from "react-router"
import { birthDateOf } from "#app/care/baby-age/birth-date.ts"
import { inTime, loadOnce } from "#app/fetch-file.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { understoodOf } from "#app/plan/understood.ts"
import { useFoodReader } from "#app/plan/use-food-reader.ts"
import { useLacks } from "#app/plan/use-lacks.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { outcomeOfAll, useDayNow, useOperations, useSynced } from "#app/sync/sync-context.ts"
import { useToast } from "#app/ui/toast.ts"
import { birthDateProblem } from "#domain/care/baby-age.ts"
import { type FieldErrors, fieldErrors } from "#domain/field-errors.ts"
import type { Appliance } from "#domain/food/appliance.ts"
import type { Wish } from "#domain/food/wish.ts"
import { appliancesInHash, wishesInHash } from "#domain/food/wish-address.ts"
import { ownKey, type Rows } from "#domain/nouns/noun.ts"
import { nothingUnderstood } from "#domain/plan/household.ts"
import { type FoodFields, foodFieldsSchema } from "#domain/profile/household.ts"
import { emptyOnboarding, type Onboarding, onboardingSchema } from "#domain/profile/onboarding.ts"
import { understandAnswers } from "#domain/profile/understand-answers.ts"

type Told = Pick<Onboarding, "restrictions" | "preferredFoods" | "cookingLevel">
type Draft = Told & FoodFields

/** The recipes load only once she begins to change something. */
const loadFollowing = loadOnce(() => import("./follow-wishes.ts"))

/** The form is stored on the device as she types and saved by one button. */
export function useFood() {
  const t = useMessages("food")
  const showToast = useToast()
  const { perform, discard } = useOperations()
  const { isAsked, agree } = useConsent("profile")
  const userId = useUser().id
  const key = recordKey(userId, "food-draft")
  const dayNow = useDayNow()
  const told = useSynced(({ onboarding }) => onboarding[ownKey])
  const settledBefore = useSynced(({ household }) => household[ownKey])
  const journeys = useSynced((rows) => rows.journeys)
  const [stored] = useState(() => readRecord<Draft>(key, (value) => Boolean(value))?.value)
  const { hash } = useLocation()
  const navigate = useNavigate()
  const lacked = useLacks()
  const [named] = useState(() => ({ wishes: wishesInHash(hash), lacks: appliancesInHash(hash) }))
  const [draft, setDraft] = useState<Draft>(() =>
    withNamed({ ...draftOf(told, settledBefore, dayNow()), ...stored }, named),
  )
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const { restrictions, preferredFoods, cookingLevel, ...fields } = draft
  const reader = useFoodReader(draft, "words before")

  function change(changes: Partial<Draft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    writeRecord(key, { value: next, isUnsaved: true })
    loadFollowing().catch(() => {})
  }

  async function save() {
    const answers = onboardingSchema.safeParse({
      ...emptyOnboarding,
      ...told?.values,
      restrictions,
      preferredFoods,
      cookingLevel,
    })
    const household = foodFieldsSchema.safeParse(fields)
    const birthDate = draft.birthDate === null ? null : birthDateProblem(draft.birthDate, dayNow())
    const found: FieldErrors = {
      ...fieldErrors(answers.error),
      ...fieldErrors(household.error),
      ...(birthDate && { birthDate }),
    }
    flushSync(() => setErrors(found))
    if (!answers.success || !household.success || birthDate)
      return document.querySelector<HTMLElement>("#main [aria-invalid=true]")?.focus()
    setPending(true)
    if (isAsked) agree()
    const first = perform("onboardingAnswered", { answers: answers.data })
    const second = perform("householdChanged", { fields: household.data })
    const planned = await followWishesOf(answers.data, household.data)
    const [result, followed] = await Promise.all([outcomeOfAll([first, second]), outcomeOfAll(planned)])
    setPending(false)
    if (followed.status === "refused") discard(planned.map(({ id }) => id))
    if (result.status === "refused") {
      discard([first.id, second.id, ...planned.map(({ id }) => id)])
      // The form now asks for her consent, so no toast is needed.
      if (result.refusal.code.startsWith("CONSENT_")) return
      return showToast({ title: t("failureTitle"), description: t("failureText"), kind: "destructive" })
    }
    removeRecord(key)
    if (hash !== "") navigate({ hash: "" }, { replace: true, preventScrollReset: true })
    const isSynced = result.status === "synced" && followed.status !== "pending"
    // Nothing is said here if the device's storage is full, because every screen already says so.
    if (!isSynced && ![first, second, ...planned].every(({ isStored }) => isStored)) return
    if (followed.status === "refused") return showToast({ title: t("savedTitle") })
    showToast({ title: t("savedTitle"), description: t(isSynced ? "savedText" : "waitsText") })
  }

  /** The changes to her week that follow from her new answers; empty if the code for them does not load in time. */
  async function followWishesOf(answers: Onboarding, settled: FoodFields) {
    // If only the number of people changes, the dishes stay and only the amounts change.
    const isForOthersOnly = isSameBut("people", draft, draftOf(told, settledBefore, dayNow()))
    if (isForOthersOnly) return []
    const reading = await inTime(Promise.all([loadFollowing(), understoodOf(userId, answers)]))
    if (!reading) return []
    const [following, understood] = reading
    const change = following.followWishes(Object.values(journeys), {
      answers,
      settled,
      understood,
      isNewlyFewDays: settled.cooksOnFewDays && !settledBefore?.values.cooksOnFewDays,
      lacked,
    })
    return Object.keys(change.dishes).length === 0 ? [] : [perform("dishesPlanned", change)]
  }

  return {
    draft,
    change,
    understood: reader?.understandBoth(draft) ?? nothingUnderstood,
    isPeanutOpen: reader?.isPeanutOpen(restrictions) ?? false,
    likedWords: reader?.likedWords(preferredFoods) ?? [],
    understoodLikes: reader?.understand(preferredFoods, "preferredFoods") ?? nothingUnderstood,
    errors,
    save,
    pending,
    isAsked,
    isFromChat: { food: named.wishes.length > 0, kitchen: named.lacks.length > 0 },
  }
}

function isSameBut(left: keyof Draft, one: Draft, other: Draft): boolean {
  const fields = Object.keys(one) as (keyof Draft)[]
  return fields.every((field) => field === left || JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

function withNamed(draft: Draft, named: { wishes: readonly Wish[]; lacks: readonly Appliance[] }): Draft {
  return {
    ...draft,
    without: [...new Set([...draft.without, ...named.wishes])],
    lacks: [...new Set([...draft.lacks, ...named.lacks])],
  }
}

function draftOf(
  told: Rows["onboarding"][typeof ownKey],
  settled: Rows["household"][typeof ownKey],
  today: string,
): Draft {
  const [answers, fields] = [told?.values, settled?.values]
  const understood = understandAnswers({ ...emptyOnboarding, ...answers }, today)
  return {
    restrictions: answers?.restrictions ?? "",
    preferredFoods: answers?.preferredFoods ?? "",
    cookingLevel: answers?.cookingLevel ?? null,
    without: fields?.without ?? [],
    notMeant: fields?.notMeant ?? [],
    likes: fields?.likes ?? [],
    people: fields?.people ?? 1,
    minutes: fields?.minutes ?? understood.minutes ?? null,
    priceBand: fields?.priceBand ?? understood.priceBand ?? null,
    cooksOnFewDays: fields?.cooksOnFewDays ?? false,
    lacks: fields?.lacks ?? [],
    birthDate: birthDateOf(told, settled, today),
  }
}
