import { Printer } from "lucide"
import { CareLines, CountrySelect, LineSources } from "#app/care/care-lines.tsx"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { GuideSection, GuideText } from "#domain/guide.ts"
import type { TextLanguage } from "#domain/language.ts"
import type { SignLevel } from "#domain/sign.ts"
import { CountryLines, useIsListed } from "./country-lines.tsx"
import { SilenceOffer } from "./silence.tsx"

const linesOfBrief = 3

const frames: Record<SignLevel, string> = {
  now: "rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5",
  today: "rounded-lg border border-line bg-note-soft p-4 sm:p-5",
  visit: "rounded-lg border border-line p-4 sm:p-5",
}

/** Visitors do not need its code. */
const NumbersOffer = optional(async () => ({ default: (await import("#app/numbers/numbers-offer.tsx")).NumbersOffer }))

type SectionsProps = {
  shown: readonly ShownSection[]
  /** With three lines of the list and one number; what is more unfolds. */
  isBrief?: boolean
}

export function Sections({ shown, isBrief = false }: SectionsProps) {
  const isListed = useIsListed(
    shown.map(({ text }) => text.list),
    useLanguage(),
  )
  return shown.map((each) => <Section key={each.section.id} {...each} isListed={isListed} isBrief={isBrief} />)
}

/** `more` is the heading of the section that it refers to. */
export type ShownSection = { section: GuideSection; text: GuideText; lang: TextLanguage; more?: string | undefined }

function Section({
  section: { id, level, lines, seeAlso, offersSilence, offersNoNumbers },
  text: { heading, text, list },
  lang,
  more,
  isListed,
  isBrief,
}: ShownSection & { isListed: boolean; isBrief: boolean }) {
  const t = useMessages("guides")
  const [first, others] = isBrief ? [list?.slice(0, linesOfBrief), list?.slice(linesOfBrief)] : [list, undefined]
  // The names of the countries come from the browser.
  const isHydrated = useHydrated()
  return (
    <section
      id={id}
      lang={lang}
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
      {isBrief ? <p className="font-bold">{t("oneSign")}</p> : text && <p>{text}</p>}
      {first && <CountryLines lines={first} lang={lang} isListed={isListed} />}
      {more && (
        <a
          href={`#${seeAlso}`}
          className="inline-flex min-h-11 w-fit items-center font-semibold text-sm underline underline-offset-4"
        >
          {more}
        </a>
      )}
      {offersSilence && <SilenceOffer />}
      {offersNoNumbers && <NumbersOffer />}
      {lines && isBrief && (
        <div className="print:hidden">
          <CareLines kind={lines} part="first" />
        </div>
      )}
      {isBrief && (
        <details className="print:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-11 w-fit items-center font-semibold text-sm underline underline-offset-4 print:hidden">
            {t(lines ? "moreSignsAndNumbers" : "moreSigns")}
          </summary>
          <div className="flex flex-col gap-3 pt-1">
            {text && <p>{text}</p>}
            {others && others.length > 0 && <CountryLines lines={others} lang={lang} isListed={isListed} />}
            {lines && (
              <div className="flex flex-col gap-3 print:hidden">
                <CareLines kind={lines} part="others" />
                {isHydrated && <CountrySelect />}
                <LineSources kind={lines} />
              </div>
            )}
          </div>
        </details>
      )}
      {lines && !isBrief && (
        <div className="flex flex-col gap-3 print:hidden">
          <CareLines kind={lines} />
          {isHydrated && <CountrySelect />}
          <LineSources kind={lines} />
        </div>
      )}
    </section>
  )
}

export function Sources({ sources, readOn }: { sources: readonly string[]; readOn: string }) {
  const t = useMessages("guides")
  const lang = useLanguage()
  return (
    <footer className="flex flex-col gap-2 border-line border-t pt-5 text-ink-soft text-sm">
      <details className="print:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-11 w-fit items-center underline underline-offset-4">
          <h2 className="font-bold font-sans text-base tracking-normal">{t("sources")}</h2>
        </summary>
        <ul lang="en" className="flex list-disc flex-col gap-1 pl-5">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
      <p>{t("readOn", { date: longCalendarDate(readOn, lang) })}</p>
      <Button variant="quiet" size="small" className="mt-2 self-start print:hidden" onClick={() => window.print()}>
        <Icon node={Printer} size={18} />
        {t("print")}
      </Button>
    </footer>
  )
}
