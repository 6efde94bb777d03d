import { HeartHandshake, X } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { CareSteps } from "./care-steps.tsx"

type CareCardProps = { kind: SafetyKind; onClose: () => void; className?: string }

/** Whom to call and what to do now. It is on the device before anything can call for it: it needs no connection. */
export function CareCard({ kind, onClose, className = "" }: CareCardProps) {
  const t = useWords("care")
  const headingId = useId()
  const card = useRef<HTMLElement>(null)
  // After the screen has scrolled to whatever else is new.
  useEffect(() => {
    const frame = requestAnimationFrame(() => card.current && show(card.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section
      ref={card}
      aria-labelledby={headingId}
      lang={useLanguageOf("care")}
      className={`flex scroll-mt-4 flex-col gap-4 rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5 ${className}`}
    >
      <div>
        <button
          type="button"
          aria-label={t("close")}
          onClick={onClose}
          className="float-right -mt-2 -mr-2 flex size-11 items-center justify-center rounded-full hover:bg-surface"
        >
          <X size={22} aria-hidden />
        </button>
        <div role="alert">
          <h2 id={headingId} className="text-xl">
            <HeartHandshake size={24} aria-hidden className="mr-2 mb-1 inline text-danger" />
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

/** All of it, or from its beginning where the screen is too low for it. */
function show(card: HTMLElement) {
  card.scrollIntoView({ block: card.offsetHeight > innerHeight * 0.6 ? "start" : "nearest" })
}
