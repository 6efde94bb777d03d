import { DoorOpen } from "lucide"
import { useState } from "react"
import { useLocation } from "react-router"
import { forgetAnswer } from "#app/care/baby-age/kept-age.ts"
import { CallBar } from "#app/care/call-bar.tsx"
import { CareSteps } from "#app/care/care-steps.tsx"
import { GuideLink } from "#app/care/guide-link.tsx"
import { loadSigns } from "#app/care/sign-texts.ts"
import { Signs } from "#app/care/signs.tsx"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { Accordion } from "#app/ui/accordion.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Page } from "#app/ui/page.tsx"
import { Tabs } from "#app/ui/tabs.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { type SafetyKind, safetyKinds } from "#domain/safety/concern.ts"

export const handle: ScreenHandle = { messages: "help-now", also: ["care", "guides", "baby-age"] }
export const clientLoader = screenLoader(handle, loadSigns)

const kindsFor = {
  me: [
    "mother-emergency",
    "self-harm",
    "harm-to-baby",
    "psychosis",
    "violence",
    "burn",
    "bite",
    "poison",
    "same-day-mother",
    "eating-disorder",
    "loss",
  ],
  baby: [
    "baby-emergency",
    "not-breathing",
    "choking",
    "under-water",
    "burn",
    "poison",
    "bite",
    "harm-to-baby",
    "same-day-baby",
    "loss",
  ],
} as const satisfies Record<string, readonly SafetyKind[]>
type Whom = keyof typeof kindsFor

function whomFor(kind: SafetyKind | null): Whom {
  const mine: readonly SafetyKind[] = kindsFor.me
  return kind === null || mine.includes(kind) ? "me" : "baby"
}

/**
 * Returns the urgent card that the link to this page named. The prerendered page has none, as it has no navigation
 * state.
 */
function useMeantCard(): SafetyKind | null {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  return (isHydrated && safetyKinds.find((kind) => kind === state?.card)) || null
}

export default function Screen() {
  return <HelpNow />
}

type HelpNowProps = { isPlain?: boolean }

/** `isPlain` shows everything at once, because without JavaScript nothing can be unfolded. */
export function HelpNow(props: HelpNowProps) {
  return (
    <LanguageBoundary of="help-now">
      <WhatToDo {...props} />
    </LanguageBoundary>
  )
}

function WhatToDo({ isPlain = false }: HelpNowProps) {
  const t = useMessages("help-now")
  const isQuiet = useSilence()
  const meant = useMeantCard()
  const [chosen, setWhom] = useState<Whom | null>(null)
  const [opened, setOpen] = useState<SafetyKind | null>()
  const whom = chosen ?? whomFor(meant)
  const open = opened === undefined ? meant : opened
  const tab = (value: Whom, label: string) => {
    return {
      value,
      label,
      content: <Kinds heading={label} kinds={kindsFor[value]} meant={meant} isPlain={isPlain} onOpen={setOpen} />,
    }
  }
  const tabs = [tab("me", t("forMe")), tab("baby", t("forBaby"))]
  return (
    <>
      <title>{t("title")}</title>
      <meta name="description" content={t("description")} />
      <VisitorHeader isHelpNow />
      <Page title={t("heading")} intro={t("intro")} actions={<QuickExit />}>
        {isPlain ? (
          tabs.map(({ value, content }) => <section key={value}>{content}</section>)
        ) : (
          <Tabs
            label={t("who")}
            tabs={tabs}
            value={whom}
            onChange={(next) => {
              setWhom(next)
              setOpen(null)
            }}
          />
        )}
        {whom === "baby" && !isQuiet && <GuideLink name="mood-and-sleep" section="safe-sleep" label={t("safeSleep")} />}
        <p className="text-sm text-ink-soft">{t("leaveNote")}</p>
        <p className="text-sm text-ink-soft">{t("offline")}</p>
        <CallBar kind={open} />
      </Page>
    </>
  )
}

type KindsProps = {
  heading: string
  kinds: readonly SafetyKind[]
  meant: SafetyKind | null
  isPlain: boolean
  onOpen: (kind: SafetyKind | null) => void
}

function Kinds({ heading, kinds, meant, isPlain, onOpen }: KindsProps) {
  const t = useMessages("care")
  const items = kinds.map((kind) => ({
    id: kind,
    title: t(`${kind}-name`),
    content: <CareSteps kind={kind} heading="h4" signs={<Signs kind={kind} />} />,
  }))
  return (
    <>
      <h2 className={isPlain ? "mb-4" : "sr-only"}>{heading}</h2>
      <Accordion
        key={meant}
        items={items}
        meant={kinds.find((kind) => kind === meant)}
        scrollsToOpened
        onOpen={(ids) => onOpen(ids.at(-1) ?? null)}
      />
    </>
  )
}

/** Serves someone who is being watched: leaving replaces this page in the browser's history and forgets her answers. */
function QuickExit() {
  const t = useMessages("help-now")
  return (
    <ButtonLink to="/soup" replace onClick={forgetAnswer} variant="quiet" size="small" className="shrink-0">
      <Icon node={DoorOpen} size={18} className="shrink-0" />
      {t("leave")}
    </ButtonLink>
  )
}
