import { useState } from "react"
import { screenLoader } from "#app/language/screen-words.ts"
import { type ScreenHandle, useWords } from "#app/language/use-words.ts"
import { Loading } from "#app/session/loading.tsx"
import { useUser } from "#app/session/use-user.ts"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { useSynced } from "#app/sync/sync-context.ts"
import { emptyOnboarding } from "#domain/onboarding.ts"
import { readDraft } from "./draft.ts"
import { Wizard } from "./wizard.tsx"

export const handle: ScreenHandle = { words: "onboarding", also: ["consent"] }
export const clientLoader = screenLoader(handle)

export default function OnboardingScreen() {
  const t = useWords("onboarding")
  const user = useUser()
  const [draft] = useState(() => readDraft(user.id))
  const { rows, isUnknown, reachability } = useSynced()
  if (!draft && isUnknown && reachability === "unknown") return <Loading />
  return (
    <>
      <title>{t("title")}</title>
      <VisitorHeader home="/dashboard" />
      <Wizard initial={draft ?? { step: 1, answers: { ...emptyOnboarding, ...rows.onboarding.own?.values } }} />
    </>
  )
}
