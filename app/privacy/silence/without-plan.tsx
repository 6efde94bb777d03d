import { Suspense } from "react"
import { Outlet } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Page } from "#app/ui/page.tsx"
import { QuietCard } from "./quiet-card.tsx"
import { useSilence } from "./use-silence.ts"

export default function WithoutPlan() {
  return useSilence() ? (
    <Suspense>
      <PlanIsHidden />
    </Suspense>
  ) : (
    <Outlet />
  )
}

function PlanIsHidden() {
  const t = useMessages("my-plan")
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} isDense>
        <QuietCard about="plan" />
      </Page>
    </>
  )
}
