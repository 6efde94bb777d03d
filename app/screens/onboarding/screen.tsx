import { useState } from "react"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { Loading } from "#app/session/loading.tsx"
import { useUser } from "#app/session/use-user.ts"
import { BesideFlower } from "#app/shell/form-page.tsx"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { useIsLoading, useRowsNow } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Page } from "#app/ui/page.tsx"
import { ProgressBar } from "#app/ui/progress-bar.tsx"
import type { Rows } from "#domain/nouns/noun.ts"
import { emptyOnboarding, onboardingSteps } from "#domain/profile/onboarding.ts"
import { StepFields } from "./step-fields.tsx"
import { type Draft, readDraft, useWizard } from "./use-wizard.ts"

export const handle: ScreenHandle = {
  messages: "onboarding",
  also: ["consent", "foods", "wishes", "understood"],
}
export const clientLoader = screenLoader(handle, loadRegionalFoodNames)

export default function OnboardingScreen() {
  const t = useMessages("onboarding")
  const user = useUser()
  const [draft] = useState(() => readDraft(user.id))
  const isLoading = useIsLoading()
  const rowsNow = useRowsNow()
  if (!draft && isLoading) return <Loading />
  return (
    <>
      <title>{t("title")}</title>
      <VisitorHeader home="/dashboard" />
      <Wizard initial={draft ?? told(rowsNow())} />
    </>
  )
}

function told({ onboarding, profile, household }: Rows): Draft {
  return {
    step: 1,
    answers: { ...emptyOnboarding, ...onboarding.own?.values },
    birth: {
      birthType: profile.own?.values.birthType ?? null,
      isFeedingMixed: household.own?.values.isFeedingMixed ?? false,
      people: household.own?.values.people ?? null,
    },
  }
}

function Wizard({ initial }: { initial: Draft }) {
  const t = useMessages("onboarding")
  const { step, answers, answer, birth, notMeant, setNotMeant, errors, pending, isAsked, back, next, finish } =
    useWizard(initial)
  const isLast = step === onboardingSteps
  const stepText = t("progress", { step, steps: onboardingSteps })
  return (
    <BesideFlower petals={step}>
      <Page
        title={t(`step${step}` as "step1")}
        width="form"
        isDense
        back={
          <div className="pb-2 sm:pb-0">
            <ProgressBar label={stepText} value={step} max={onboardingSteps} />
          </div>
        }
      >
        <form
          noValidate
          className="flex flex-col gap-6 pt-2 sm:gap-8 sm:pt-0"
          onSubmit={(event) => {
            event.preventDefault()
            isLast ? finish() : next()
          }}
        >
          <StepFields
            key={step}
            step={step}
            answers={answers}
            answer={answer}
            birth={birth}
            errors={errors}
            notMeant={notMeant}
            onNotMeant={setNotMeant}
          />
          {isLast && isAsked && <ConsentSentence purpose="profile" />}
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" disabled={step === 1} onClick={back}>
              {t("back")}
            </Button>
            <ConsentButton
              type="submit"
              className="flex-1"
              isAsked={isLast && isAsked}
              agreeing="agreeAndFinish"
              pending={pending}
              pendingLabel={t("finishing")}
            >
              {isLast ? t("finish") : t("next")}
            </ConsentButton>
          </div>
          <p className="text-sm text-ink-soft">{t("optional")}</p>
        </form>
      </Page>
    </BesideFlower>
  )
}
