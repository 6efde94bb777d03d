import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"

export function OnboardingCard() {
  const t = useMessages("dashboard")
  return (
    <Card tone="action" aria-labelledby="onboarding" className="flex flex-col items-start gap-3">
      <h2 id="onboarding">{t("onboardingTitle")}</h2>
      <p>{t("onboardingText")}</p>
      <ButtonLink to="/onboarding" size="small" data-uncovered="">
        {t("onboardingStart")}
      </ButtonLink>
    </Card>
  )
}
