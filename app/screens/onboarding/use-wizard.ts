import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useNavigate } from "react-router"
import { lacksConsent, sendWithConsent } from "#app/consent/kept-consents.ts"
import { useConsent } from "#app/consent/use-consent.ts"
import { messageOf } from "#app/language/error-message.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { AppError } from "#app/send.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { showToast } from "#app/ui/toast.ts"
import { type FieldErrors, fieldErrors } from "#domain/field-errors.ts"
import { type Onboarding, onboardingSchema, onboardingSteps } from "#domain/onboarding.ts"
import { type Draft, forgetDraft, keepDraft } from "./draft.ts"
import { onboardingQuery, saveOnboarding } from "./queries.ts"
import { stepFields } from "./steps.ts"

/** The five steps: what she enters is kept on the device at each stroke, and saved at the end. */
export function useWizard(initial: Draft) {
  const t = useWords("onboarding")
  const tErrors = useWords("errors")
  const lang = useLanguageOf("onboarding")
  const user = useUser()
  const { refresh } = useAuth()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [{ step, answers }, setDraft] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)
  const { isAsked, agree } = useConsent("profile")

  function keep(draft: Draft) {
    setDraft(draft)
    keepDraft(user.id, draft)
  }

  function answer(change: Partial<Onboarding>) {
    keep({ step, answers: { ...answers, ...change } })
  }

  function goTo(to: number) {
    flushSync(() => keep({ step: to, answers }))
    window.scrollTo(0, 0)
    document.getElementById("main")?.focus()
  }

  /** The first step, up to the given one, with something wrong in it. */
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
    if (wrong) return wrong === step ? goToWrongField() : goTo(wrong)
    setPending(true)
    try {
      if (isAsked) await agree()
      const saved = await sendWithConsent(user.id, "profile", () => saveOnboarding(answers))
      queryClient.setQueryData(onboardingQuery(user.id).queryKey, saved)
      forgetDraft(user.id)
      await refresh()
      showToast({ title: t("successTitle"), description: t("successText"), lang })
      await navigate("/dashboard")
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // She is asked now: the sentence and the button say so.
      if (lacksConsent(error)) return
      showToast({ title: t("failureTitle"), description: messageOf(tErrors, error), kind: "destructive", lang })
    } finally {
      setPending(false)
    }
  }

  return { step, answers, answer, errors, pending, isAsked, back: () => goTo(step - 1), next, finish }
}
