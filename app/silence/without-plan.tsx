import { Suspense } from "react"
import { Outlet } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { Page } from "#app/ui/page.tsx"
import { QuietCard } from "./quiet-card.tsx"
import { useSilence } from "./use-silence.ts"

/** The screens of the plan, which are not shown to anyone who wishes to read nothing about the baby. */
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
  const t = useWords("my-plan")
  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")}>
        <QuietCard about="plan" />
      </Page>
    </>
  )
}
