import { Check } from "lucide"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useNotImplemented } from "#app/shell/use-not-implemented.ts"
import { BackLink } from "#app/ui/back-link.tsx"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"

export const handle: ScreenHandle = { messages: "subscription" }
export const clientLoader = screenLoader(handle)

const nextBillingDate = "2027-12-15"
const benefits = ["benefitPlan", "benefitRecipes", "benefitChat", "benefitDiary", "benefitList"] as const

export default function Subscription() {
  const t = useMessages("subscription")
  const lang = useLanguage()
  const showNotImplemented = useNotImplemented()
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} back={<BackLink to="/profile">{t("back")}</BackLink>} isDense>
        <Card aria-labelledby="plan" className="flex flex-col gap-6 sm:p-8">
          <div className="flex items-center gap-4 narrow:flex-wrap">
            <Flower size={64} className="shrink-0" />
            <div>
              <h2 id="plan">{t("plan")}</h2>
              <p className="text-ink-soft">{t("planText")}</p>
            </div>
          </div>
          <ul className="flex flex-col gap-3">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-3">
                <Icon node={Check} size={20} className="mt-1 shrink-0 text-done" />
                {t(benefit)}
              </li>
            ))}
          </ul>
          <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-5">
            <dt className="text-ink-soft">{t("nextBillingDate")}</dt>
            <dd className="font-bold">{longCalendarDate(nextBillingDate, lang)}</dd>
          </dl>
          <p className="rounded-md bg-note-soft px-4 py-3">{t("nothingCharged")}</p>
        </Card>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button variant="quiet" onClick={showNotImplemented}>
            {t("paymentMethod")}
          </Button>
          <Button variant="quiet" onClick={showNotImplemented}>
            {t("billingHistory")}
          </Button>
          <Button variant="danger" onClick={showNotImplemented}>
            {t("cancelSubscription")}
          </Button>
        </div>
      </Page>
    </>
  )
}
