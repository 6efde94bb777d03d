import { ConsentButton } from "#app/consent/consent-button.tsx"
import { ConsentSentence } from "#app/consent/consent-sentence.tsx"
import { useWords } from "#app/language/use-words.ts"
import { BesideFlower } from "#app/shell/beside-flower.tsx"
import { Button } from "#app/ui/button.tsx"
import { Page } from "#app/ui/page.tsx"
import { ProgressBar } from "#app/ui/progress-bar.tsx"
import { onboardingSteps } from "#domain/onboarding.ts"
import type { Draft } from "./draft.ts"
import { StepFields } from "./step-fields.tsx"
import { useWizard } from "./use-wizard.ts"

export function Wizard({ initial }: { initial: Draft }) {
  const t = useWords("onboarding")
  const { step, answers, answer, errors, pending, isAsked, back, next, finish } = useWizard(initial)
  const isLast = step === onboardingSteps
  const stepText = t("progress", { step, steps: onboardingSteps })
  return (
    <BesideFlower petals={step}>
      <Page
        title={t(`step${step}` as "step1")}
        width="form"
        back={<ProgressBar label={stepText} value={step} max={onboardingSteps} />}
      >
        <form
          noValidate
          className="flex flex-col gap-8"
          onSubmit={(event) => {
            event.preventDefault()
            isLast ? finish() : next()
          }}
        >
          <StepFields key={step} step={step} answers={answers} answer={answer} errors={errors} />
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
