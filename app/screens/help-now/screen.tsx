import { DoorOpen } from "lucide-react"
import { useState } from "react"
import { useNavigate } from "react-router"
import { CareSteps } from "#app/care/care-steps.tsx"
import { screenLoader } from "#app/language/screen-words.ts"
import { type ScreenHandle, useLanguageOf, useWords } from "#app/language/use-words.ts"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { Accordion } from "#app/ui/accordion.tsx"
import { Button } from "#app/ui/button.tsx"
import { Page } from "#app/ui/page.tsx"
import { Tabs } from "#app/ui/tabs.tsx"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { Signs } from "./signs.tsx"

export const handle: ScreenHandle = { words: "help-now", also: ["care", "guides"] }
export const clientLoader = screenLoader(handle)

const kindsFor = {
  me: [
    "mother-emergency",
    "self-harm",
    "harm-to-baby",
    "psychosis",
    "violence",
    "poison",
    "same-day-mother",
    "eating-disorder",
    "loss",
  ],
  baby: ["baby-emergency", "choking", "poison", "harm-to-baby", "same-day-baby", "loss"],
} as const satisfies Record<string, readonly SafetyKind[]>
type Whom = keyof typeof kindsFor

/** Open to all, without a connection too: what to do and whom to call, by what is the matter. */
export default function HelpNow() {
  const t = useWords("help-now")
  const [whom, setWhom] = useState<Whom>("me")
  const tab = (value: Whom, label: string) => {
    return { value, label, content: <Kinds heading={label} kinds={kindsFor[value]} /> }
  }
  return (
    <div lang={useLanguageOf("help-now")}>
      <title>{t("title")}</title>
      <meta name="description" content={t("description")} />
      <VisitorHeader isHelpNow />
      <Page title={t("heading")} intro={t("intro")} actions={<QuickExit />}>
        <Tabs
          label={t("who")}
          tabs={[tab("me", t("forMe")), tab("baby", t("forBaby"))]}
          value={whom}
          onChange={setWhom}
        />
        <p className="text-sm text-ink-soft">{t("leaveNote")}</p>
        <p className="text-sm text-ink-soft">{t("offline")}</p>
      </Page>
    </div>
  )
}

function Kinds({ heading, kinds }: { heading: string; kinds: readonly SafetyKind[] }) {
  const t = useWords("care")
  const items = kinds.map((kind) => ({
    id: kind,
    title: t(`${kind}-name`),
    content: (
      <>
        <Signs kind={kind} />
        <CareSteps kind={kind} heading="h4" />
      </>
    ),
  }))
  return (
    <>
      <h2 className="sr-only">{heading}</h2>
      <Accordion items={items} />
    </>
  )
}

/** For who is watched: a neutral page in place of this one, in the history too. */
function QuickExit() {
  const t = useWords("help-now")
  const navigate = useNavigate()
  return (
    <Button variant="quiet" size="small" className="shrink-0" onClick={() => navigate("/soup", { replace: true })}>
      <DoorOpen size={18} aria-hidden className="shrink-0" />
      {t("leave")}
    </Button>
  )
}
