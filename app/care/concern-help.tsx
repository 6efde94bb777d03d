import { HeartHandshake, X } from "lucide"
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react"
import { type Bounds, LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { SilenceButton } from "#app/privacy/silence/silence-button.tsx"
import { useMarkedText } from "#app/privacy/silence/use-hidden-wishes.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { closeToasts } from "#app/ui/toast.ts"
import { ambulanceKinds } from "#domain/care/care-lines.ts"
import type { Concern, SafetyKind } from "#domain/safety/concern.ts"
import { CareSteps } from "./care-steps.tsx"
import { UrgentLine } from "./urgent-line.tsx"

type ConcernHelpProps = {
  concern: Concern & { times?: number | undefined }
  onNeedHelp: () => void
  onClose: () => void
  /** A link to the team, if there is one. */
  team?: ReactNode
  className?: string
}

/** Give each urgent message a new `key`, so that the card is scrolled into view again. */
export function ConcernHelp({ concern, onNeedHelp, onClose, team, className }: ConcernHelpProps) {
  const { level, kind, times = 1 } = concern
  const card = { kind, times, team, onClose, className }
  if (level === "urgent") return <LanguageBoundary of="care" as={CareCard} {...card} />
  const check = { kind, onNeedHelp, onSafe: onClose, className }
  return <LanguageBoundary of="care" as={GentleCheck} {...check} />
}

type CareCardProps = Bounds & {
  kind: SafetyKind
  times: number
  team: ReactNode
  onClose: () => void
  className?: string | undefined
}

/** After a loss the card has a quiet design, unless the mother herself is in danger. */
function CareCard({ kind, times, team, onClose, className = "", ...bounds }: CareCardProps) {
  const t = useMessages("care")
  const headingId = useId()
  const card = useRef<HTMLElement>(null)
  useShown(card)
  const isLoss = kind === "loss"
  const isAgain = times > 1
  return (
    <section
      ref={card}
      aria-labelledby={headingId}
      data-holds-toasts=""
      {...bounds}
      className={`flex scroll-mt-4 flex-col gap-4 rounded-lg p-4 sm:p-5 ${isLoss ? "border border-line-strong bg-surface [--color-danger:var(--color-ink-soft)]" : "border-2 border-danger bg-danger-soft"} ${className}`}
    >
      <div>
        <IconButton
          label={t("close")}
          node={X}
          iconSize={22}
          tone={isLoss ? "plain" : "onCard"}
          onClick={onClose}
          className="float-right -mt-2 -mr-2"
        />
        <div role={isLoss ? "status" : "alert"}>
          <h2 id={headingId} className="text-xl">
            <Icon
              node={HeartHandshake}
              size={24}
              className={`mr-2 mb-1 inline ${isLoss ? "text-ink-soft" : "text-danger"}`}
            />
            {t(isAgain && times % 2 === 0 && !isLoss ? "againTitle" : `${kind}-title`)}
          </h2>
        </div>
      </div>
      <CareSteps
        kind={kind}
        heading="h3"
        people={
          <>
            {isAgain && team}
            {isLoss && <SilenceButton />}
          </>
        }
      />
      {!isAgain && team}
      <p className="text-sm text-ink-soft">{t("automatic")}</p>
      <button type="button" onClick={onClose} className="min-h-11 self-start text-sm font-semibold underline">
        {t("notThis")}
      </button>
    </section>
  )
}

type GentleCheckProps = Bounds & {
  kind: SafetyKind
  onNeedHelp: () => void
  onSafe: () => void
  className?: string | undefined
}

function GentleCheck({ kind, onNeedHelp, onSafe, className = "", ...bounds }: GentleCheckProps) {
  const t = useMessages("care")
  const read = useMarkedText()
  const isQuiet = useSilence()
  const questionId = useId()
  const check = useRef<HTMLElement>(null)
  useShown(check)
  return (
    <section
      ref={check}
      aria-labelledby={questionId}
      data-holds-toasts=""
      {...bounds}
      className={`flex scroll-mt-4 flex-col gap-3 rounded-lg border border-note/40 bg-note-soft px-4 py-4 ${className}`}
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
      <UrgentLine kind={kind} label={ambulanceKinds.includes(kind) ? "ifNotCall" : "talkToSomeone"} />
    </section>
  )
}

/** Scrolls the card's beginning with the first number into view, and closes toasts that may cover it. */
function useShown(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    closeToasts()
    // The screen first scrolls to its other new content, so this waits for the next frame.
    const frame = requestAnimationFrame(() => part.current && show(part.current))
    return () => cancelAnimationFrame(frame)
  }, [part])
}

function show(part: HTMLElement) {
  part.scrollIntoView({ block: part.offsetHeight > innerHeight * 0.6 ? "start" : "nearest" })
}
