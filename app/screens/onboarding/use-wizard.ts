import { useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import { newWeek } from "#app/announcements.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { outcomeOfAll, useDayNow, useOperations, useRowsNow } from "#app/sync/sync-context.ts"
import { useToast } from "#app/ui/toast.ts"
import { type FieldErrors, fieldErrors } from "#domain/field-errors.ts"
import type { Wish } from "#domain/food/wish.ts"
import { type Onboarding, onboardingSchema, onboardingSteps } from "#domain/profile/onboarding.ts"
import { understandAnswers } from "#domain/profile/understand-answers.ts"
import { type AboutBirth, stepFields } from "./step-fields.tsx"

export function useWizard(initial: Draft) {
  const t = useMessages("onboarding")
  const showToast = useToast()
  const user = useUser()
  const { refresh } = useAuth()
  const navigate = useNavigate()
  const { perform, discard } = useOperations()
  const [draft, setDraft] = useState(initial)
  const { step, answers, notMeant = [], birth = nothingTold } = draft
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const { isAsked, agree } = useConsent("profile")
  const dayNow = useDayNow()
  const rowsNow = useRowsNow()

  function keep(change: Partial<Draft>) {
    const changed = { ...draft, ...change }
    setDraft(changed)
    saveDraft(user.id, changed)
  }

  function answer(change: Partial<Onboarding>, ofBirth: Partial<AboutBirth> = {}) {
    const left = Object.entries(errors).filter(([field]) => !(field in change))
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left))
    keep({ answers: { ...answers, ...change }, birth: { ...birth, ...ofBirth } })
  }

  function setNotMeant(wishes: readonly Wish[]) {
    keep({ notMeant: wishes })
  }

  function goTo(to: number) {
    flushSync(() => keep({ step: to }))
    window.scrollTo(0, 0)
    document.getElementById("main")?.focus()
  }

  /** Returns the number of the first invalid step up to `upTo`, or 0. */
  function wrongStep(upTo: number) {
    const found = fieldErrors(onboardingSchema.safeParse(answers).error)
    flushSync(() => setErrors(found))
    return stepFields.findIndex((fields, index) => index < upTo && fields.some((field) => field in found)) + 1
  }

  function goToWrongField() {
    document.querySelector<HTMLElement>("#main [aria-invalid=true]")?.focus()
  }

  function next() {
    if (wrongStep(step)) goToWrongField()
    else goTo(step + 1)
  }

  async function finish() {
    const wrong = wrongStep(onboardingSteps)
    const checked = onboardingSchema.safeParse(answers)
    if (wrong || !checked.success) return wrong === step ? goToWrongField() : goTo(wrong)
    setPending(true)
    const rows = rowsNow()
    if (isAsked) agree()
    const answered = perform("onboardingAnswered", { answers: checked.data })
    // Stores which understood wishes she marked as not meant, and the birth date, which depends on today when she
    // writes "two weeks".
    const { birthDate } = understandAnswers(checked.data, dayNow())
    const fields = {
      ...(notMeant.length > 0 && { notMeant: [...notMeant] }),
      ...(birthDate && { birthDate }),
      ...(birth.isFeedingMixed !== (rows.household.own?.values.isFeedingMixed ?? false) && {
        isFeedingMixed: birth.isFeedingMixed,
      }),
      ...(birth.people && birth.people !== rows.household.own?.values.people && { people: birth.people }),
    }
    const settled = Object.keys(fields).length > 0 ? [perform("householdChanged", { fields })] : []
    const { birthType } = birth
    const ofProfile = birthType && birthType !== rows.profile.own?.values.birthType
    const saved = [answered, ...settled, ...(ofProfile ? [perform("profileChanged", { fields: { birthType } })] : [])]
    const result = await outcomeOfAll(saved)
    setPending(false)
    if (result.status === "refused") {
      discard(saved.map(({ id }) => id))
      // The form now asks for her consent, so no toast is needed.
      if (result.refusal.code.startsWith("CONSENT_")) return
      return showToast({ title: t("failureTitle"), description: t("failureText"), kind: "destructive" })
    }
    forgetDraft(user.id)
    if (result.status === "synced") await refresh()
    const isSynced = result.status === "synced"
    // Nothing is said here if the device's storage is full, because every screen already says so.
    if (isSynced || saved.every(({ isStored }) => isStored))
      showToast({ title: t("successTitle"), description: t(isSynced ? "successText" : "waitsText") })
    newWeek.announce()
    await navigate("/dashboard")
  }

  return {
    step,
    answers,
    answer,
    birth,
    notMeant,
    setNotMeant,
    errors,
    pending,
    isAsked,
    back: () => goTo(step - 1),
    next,
    finish,
  }
}

export type Draft = {
  step: number
  answers: Onboarding
  notMeant?: readonly Wish[]
  /** Missing in drafts of earlier releases. */
  birth?: AboutBirth
}

const nothingTold: AboutBirth = { birthType: null, isFeedingMixed: false }

const draftKey = (userId: string) => recordKey(userId, "onboarding-draft")

export function readDraft(userId: string): Draft | null {
  return readRecord<Draft>(draftKey(userId), (value) => Boolean((value as Draft | null)?.answers))?.value ?? null
}

function saveDraft(userId: string, draft: Draft) {
  writeRecord(draftKey(userId), { value: draft, isUnsaved: true })
}

function forgetDraft(userId: string) {
  removeRecord(draftKey(userId))
}
