import { useWords } from "#app/language/use-words.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"

/** Leads to the onboarding for as long as it is not done. */
export function OnboardingCard() {
  const t = useWords("dashboard")
  return (
    <Card tone="action" aria-labelledby="onboarding" className="flex flex-col items-start gap-3">
      <h2 id="onboarding">{t("onboardingTitle")}</h2>
      <p>{t("onboardingText")}</p>
      <ButtonLink to="/onboarding" size="small">
        {t("onboardingStart")}
      </ButtonLink>
    </Card>
  )
}
