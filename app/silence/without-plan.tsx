import { Suspense } from "react"
import { Outlet } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { Page } from "#app/ui/page.tsx"
import { QuietCard } from "./quiet-card.tsx"
import { useSilence } from "./use-silence.ts"

/** The screens of the plan, which are not shown to who wishes to read nothing of the baby. */
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
  const t = useWords("navigation")
  return (
    <>
      <title>{`${t("myPlan")} · Florescer`}</title>
      <Page title={t("myPlan")}>
        <QuietCard about="plan" />
      </Page>
    </>
  )
}
