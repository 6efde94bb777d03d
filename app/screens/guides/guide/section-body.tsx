import { CareLines, CountrySelect, LineSources } from "#app/care/care-lines.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { optional } from "#app/optional.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { GuideSection, GuideText } from "#domain/guides/guide.ts"
import type { TextLanguage } from "#domain/language.ts"
import { CountryLines } from "./country-lines.tsx"
import { SilenceOffer } from "./silence.tsx"

const linesOfBrief = 3

/** The offer to hide numbers loads on its own, because visitors who are not signed in do not need its code. */
const NumbersOffer = optional(async () => ({
  default: (await import("#app/evolution/numbers/numbers-offer.tsx")).NumbersOffer,
}))

/** `more` is the heading of the section that `seeAlso` refers to. */
export type ShownSection = { section: GuideSection; text: GuideText; lang: TextLanguage; more?: string | undefined }

export type SectionProps = ShownSection & { isListed: boolean; isBrief: boolean }

export function SectionBody({
  section: { lines, seeAlso, offersSilence, offersNoNumbers },
  text: { text, list },
  lang,
  more,
  isListed,
  isBrief,
}: SectionProps) {
  const t = useMessages("guides")
  const [first, others] = isBrief ? [list?.slice(0, linesOfBrief), list?.slice(linesOfBrief)] : [list, undefined]
  // The names of countries come from the browser's Intl, so the prerendered page does not have them.
  const isHydrated = useHydrated()
  return (
    <>
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
    </>
  )
}
