import { HeartHandshake, X } from "lucide"
import { useEffect, useId, useRef } from "react"
import { type Bounds, LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useMarkedText } from "#app/silence/use-hidden-wishes.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { Concern, SafetyKind } from "#domain/safety/concern.ts"
import { CareSteps } from "./care-steps.tsx"

type ConcernHelpProps = { concern: Concern; onNeedHelp: () => void; onClose: () => void; className?: string }

export function ConcernHelp({ concern: { level, kind }, onNeedHelp, onClose, className }: ConcernHelpProps) {
  if (level === "urgent")
    return <LanguageBoundary of="care" as={CareCard} kind={kind} onClose={onClose} className={className} />
  return <LanguageBoundary of="care" as={GentleCheck} onNeedHelp={onNeedHelp} onSafe={onClose} className={className} />
}

type CareCardProps = Bounds & { kind: SafetyKind; onClose: () => void; className?: string }

function CareCard({ kind, onClose, className = "", ...bounds }: CareCardProps) {
  const t = useMessages("care")
  const headingId = useId()
  const card = useRef<HTMLElement>(null)
  // The screen first scrolls to whatever else is new.
  useEffect(() => {
    const frame = requestAnimationFrame(() => card.current && show(card.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section
      ref={card}
      aria-labelledby={headingId}
      {...bounds}
      className={`flex scroll-mt-4 flex-col gap-4 rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5 ${className}`}
    >
      <div>
        <button
          type="button"
          aria-label={t("close")}
          onClick={onClose}
          className="float-right -mt-2 -mr-2 flex size-11 items-center justify-center rounded-full hover:bg-surface"
        >
          <Icon node={X} size={22} />
        </button>
        <div role="alert">
          <h2 id={headingId} className="text-xl">
            <Icon node={HeartHandshake} size={24} className="mr-2 mb-1 inline text-danger" />
            {t(`${kind}-title`)}
          </h2>
        </div>
      </div>
      <CareSteps kind={kind} heading="h3" />
      <p className="text-sm text-ink-soft">{t("automatic")}</p>
      <button type="button" onClick={onClose} className="min-h-11 self-start text-sm font-semibold underline">
        {t("notThis")}
      </button>
    </section>
  )
}

function show(card: HTMLElement) {
  card.scrollIntoView({ block: card.offsetHeight > innerHeight * 0.6 ? "start" : "nearest" })
}

type GentleCheckProps = Bounds & { onNeedHelp: () => void; onSafe: () => void; className?: string }

function GentleCheck({ onNeedHelp, onSafe, className = "", ...bounds }: GentleCheckProps) {
  const t = useMessages("care")
  const read = useMarkedText()
  const isQuiet = useSilence()
  const questionId = useId()
  return (
    <section
      aria-labelledby={questionId}
      {...bounds}
      className={`flex flex-col gap-3 rounded-lg border border-note/40 bg-note-soft px-4 py-4 ${className}`}
    >
      <p id={questionId} role="status" className="font-semibold">
        {read(t("checkQuestion"))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger-strong" size="small" onClick={onNeedHelp}>
          {t("needHelp")}
        </Button>
        <Button variant="quiet" size="small" onClick={onSafe}>
          {t(isQuiet ? "iAmSafe" : "weAreSafe")}
        </Button>
      </div>
    </section>
  )
}
