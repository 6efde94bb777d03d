import { CareLines, CountrySelect } from "#app/care/care-lines.tsx"
import { useWords } from "#app/language/use-words.ts"
import { SilenceOffer } from "#app/silence/silence-offer.tsx"
import { LineList } from "#app/ui/line-list.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { GuideLevel, GuideSection, GuideText } from "#domain/guide.ts"

const frames: Record<GuideLevel, string> = {
  now: "rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5",
  today: "rounded-lg border border-line bg-note-soft p-4 sm:p-5",
  visit: "rounded-lg border border-line p-4 sm:p-5",
}

type SectionProps = { section: GuideSection; text: GuideText }

/** How urgent it is, what it is about, and where it helps whom to call. */
export function Section({ section: { id, level, lines, offersSilence }, text: { heading, text, list } }: SectionProps) {
  const t = useWords("guides")
  // The names of the countries are the browser's own.
  const isHydrated = useHydrated()
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`flex scroll-mt-4 flex-col gap-3 break-inside-avoid ${level ? frames[level] : "pt-2"}`}
    >
      <h2 id={`${id}-heading`} className="text-xl">
        {level && (
          <span
            className={`mb-1 block font-bold font-sans text-sm tracking-normal ${level === "now" ? "text-danger" : "text-ink-soft"}`}
          >
            {t(level)}
            <span className="sr-only">: </span>
          </span>
        )}
        {heading}
      </h2>
      {text && <p>{text}</p>}
      {list && <LineList text={list.join("\n")} />}
      {offersSilence && <SilenceOffer />}
      {lines && (
        <div className="flex flex-col gap-3 print:hidden">
          <CareLines kind={lines} />
          {isHydrated && <CountrySelect />}
        </div>
      )}
    </section>
  )
}
