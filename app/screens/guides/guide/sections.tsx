import type { ReactNode } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Fold } from "#app/ui/fold.tsx"
import type { SignLevel } from "#domain/care/sign.ts"
import type { GuideSection } from "#domain/guides/guide.ts"
import { isOfAge } from "#domain/guides/guide-age.ts"
import { useIsListed } from "./country-lines.tsx"
import { SectionBody, type SectionProps, type ShownSection } from "./section-body.tsx"
import { useOpenedByAddress } from "./use-opened-by-address.ts"

const frames: Record<SignLevel, string> = {
  now: "rounded-lg border-2 border-danger bg-danger-soft p-4 sm:p-5",
  today: "rounded-lg border border-line bg-note-soft p-4 sm:p-5",
  visit: "rounded-lg border border-line p-4 sm:p-5",
}

type SectionsProps = {
  shown: readonly ShownSection[]
  /** True if the list shows three lines and one number at first and unfolds the rest. */
  isBrief?: boolean
  /**
   * True if sections start closed, except urgent signs at any age, sections that offer a setting, and what concerns her
   * baby's age.
   */
  isFolded?: boolean
  ageDays?: number | null
}

export function Sections({ shown, isBrief = false, isFolded = false, ageDays = null }: SectionsProps) {
  const isListed = useIsListed(
    shown.map(({ text }) => text.list),
    useLanguage(),
  )
  return shown.map((each) =>
    isFolded && isChosen(each.section, ageDays) ? (
      <FoldedSection key={each.section.id} {...each} isListed={isListed} isBrief={false} />
    ) : (
      <Section key={each.section.id} {...each} isListed={isListed} isBrief={isBrief} />
    ),
  )
}

function isChosen(section: GuideSection, ageDays: number | null) {
  if (section.ages) return ageDays === null || !isOfAge(section, ageDays)
  if (section.ofEvent) return true
  return !(section.level === "now" || section.offersSilence || section.offersNoNumbers)
}

function FoldedSection(shown: SectionProps) {
  const {
    section: { id, level },
    text: { heading },
    lang,
  } = shown
  const fold = useOpenedByAddress([id])
  return (
    <section id={id} lang={lang} aria-labelledby={`${id}-heading`} className="scroll-mt-4 break-inside-avoid">
      <Fold
        ref={fold}
        label={
          <SectionHeading id={id} level={level}>
            {heading}
          </SectionHeading>
        }
        className="print:border-0 print:px-0 print:[&::details-content]:[content-visibility:visible]"
      >
        <div className="flex flex-col gap-3 pt-1 pb-4">
          <SectionBody {...shown} />
        </div>
      </Fold>
    </section>
  )
}

type SectionHeadingProps = { id: string; level: SignLevel | undefined; children: ReactNode }

function SectionHeading({ id, level, children }: SectionHeadingProps) {
  const t = useMessages("guides")
  return (
    <h2 id={`${id}-heading`} className="text-xl">
      {level && (
        <span
          className={`mb-1 block font-bold font-sans text-sm tracking-normal ${level === "now" ? "text-danger" : "text-ink-soft"}`}
        >
          {t(level)}
          <span className="sr-only">: </span>
        </span>
      )}
      {children}
    </h2>
  )
}

function Section(shown: SectionProps) {
  const {
    section: { id, level },
    text: { heading },
    lang,
  } = shown
  return (
    <section
      id={id}
      lang={lang}
      aria-labelledby={`${id}-heading`}
      className={`flex scroll-mt-4 flex-col gap-3 break-inside-avoid ${level ? frames[level] : "pt-2"}`}
    >
      <SectionHeading id={id} level={level}>
        {heading}
      </SectionHeading>
      <SectionBody {...shown} />
    </section>
  )
}
