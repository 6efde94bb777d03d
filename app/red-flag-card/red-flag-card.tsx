import { HeartHandshake, X } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { careCountries } from "#content/care-lines/countries.ts"
import { likeliestFirst, redFlagCards } from "#domain/care-lines.ts"
import type { RedFlag } from "#domain/concern.ts"
import { Numbers, OtherNumbers } from "./numbers.tsx"

type RedFlagCardProps = { flag: RedFlag; onClose: () => void; className?: string }

/** Whom to call and what to do now. All of it came with the screen: it needs no connection. */
export function RedFlagCard({ flag, onClose, className = "" }: RedFlagCardProps) {
  const t = useWords("red-flag-card")
  const headingId = useId()
  const card = useRef<HTMLElement>(null)
  const { title, text, notes } = redFlagCards[flag]
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const [here, ...others] = likeliestFirst(careCountries, timeZone, navigator.languages)
  // After the screen has scrolled to whatever else is new.
  useEffect(() => {
    const frame = requestAnimationFrame(() => card.current && show(card.current))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section
      ref={card}
      aria-labelledby={headingId}
      lang={useLanguageOf("red-flag-card")}
      className={`rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5 ${className}`}
    >
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className="float-right -mt-2 -mr-2 flex size-11 items-center justify-center rounded-full hover:bg-surface"
      >
        <X size={22} aria-hidden />
      </button>
      <div role="alert" className="flex flex-col gap-3">
        <h2 id={headingId} className="text-xl">
          <HeartHandshake size={24} aria-hidden className="mr-2 mb-1 inline text-danger" />
          {t(title)}
        </h2>
        {here && <Numbers flag={flag} country={here} />}
        <p>{t(text)}</p>
        {notes.map((note) => (
          <p key={note} className="text-sm text-ink-soft">
            {t(note)}
          </p>
        ))}
      </div>
      <OtherNumbers flag={flag} countries={others} />
    </section>
  )
}

/** All of it, or from its beginning where the screen is too low for it. */
function show(card: HTMLElement) {
  card.scrollIntoView({ block: card.offsetHeight > innerHeight * 0.6 ? "start" : "nearest" })
}
