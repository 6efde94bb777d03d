import { HeartHandshake, X } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import type { RedFlag } from "#domain/red-flags.ts"
import { countryHere } from "./country-here.ts"
import { flagWords } from "./flag-words.ts"
import { Numbers, OtherNumbers } from "./numbers.tsx"

type RedFlagCardProps = { flag: RedFlag; onClose: () => void; className?: string }

/** Whom to call and what to do now. All of it came with the screen: it needs no connection. */
export function RedFlagCard({ flag, onClose, className = "" }: RedFlagCardProps) {
  const t = useWords("chat")
  const headingId = useId()
  const card = useRef<HTMLElement>(null)
  const here = countryHere()
  // After the screen has scrolled to whatever else is new.
  useEffect(() => {
    const frame = requestAnimationFrame(() => card.current?.scrollIntoView({ block: "nearest" }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section
      ref={card}
      aria-labelledby={headingId}
      lang={useLanguageOf("chat")}
      className={`rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5 ${className}`}
    >
      <button
        type="button"
        aria-label={t("closeCard")}
        onClick={onClose}
        className="float-right -mt-2 -mr-2 flex size-11 items-center justify-center rounded-full hover:bg-surface"
      >
        <X size={22} aria-hidden />
      </button>
      <div role="alert" className="flex flex-col gap-3">
        <h2 id={headingId} className="text-xl">
          <HeartHandshake size={24} aria-hidden className="mr-2 mb-1 inline text-danger" />
          {t(flagWords[flag].title)}
        </h2>
        <Numbers flag={flag} country={here} />
        <p>{t(flagWords[flag].text)}</p>
      </div>
      <OtherNumbers flag={flag} besides={here} />
    </section>
  )
}
