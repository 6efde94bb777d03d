import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { Wordmark } from "#app/ui/flower.tsx"
import type { ConsultationSection, Period } from "#domain/evolution/consultation.ts"
import type { Language } from "#domain/language.ts"
import { LeftOut } from "./left-out.tsx"
import { useFacts } from "./use-facts.ts"
import { useSentences } from "./use-sentences.ts"
import { WeekTable } from "./week-table.tsx"

type SheetProps = {
  period: Period
  sections: readonly ConsultationSection[]
  questions: readonly { id: string; text: string }[]
}

export function Sheet({ language, ...sheet }: SheetProps & { language: Language }) {
  return (
    <LanguageBoundary
      in={language}
      as="article"
      data-sheet
      className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 shadow-low sm:p-8"
    >
      <Contents {...sheet} />
    </LanguageBoundary>
  )
}

const rowStyle = "grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]"

function Contents({ period, sections, questions }: SheetProps) {
  const t = useMessages("consultation")
  const language = useLanguage()
  const facts = useFacts(period)
  const sentences = useSentences(facts, period)
  const rows = sections.filter((section) => section !== "weeks")
  const isTold = (row: (typeof rows)[number]) =>
    row === "food" ? facts.wishes.length > 0 || facts.restrictions !== "" : sentences[row].length > 0
  // "Visits" is not listed as missing, because a mother who takes no medicines and has no visit has nothing to say
  // there.
  const untold = rows.filter((row) => row !== "visits" && !isTold(row))
  return (
    <>
      <header className="flex flex-col gap-2 border-b border-line-strong pb-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h2 dir="auto" className="wrap-anywhere">
            {facts.name}
          </h2>
          <Wordmark />
        </div>
        <p className="font-bold">
          {longCalendarDate(period.from, language)} – {longCalendarDate(period.to, language)}
        </p>
        <p className="text-sm text-ink-soft">
          {t("byHerself")} {facts.told > 0 ? t("toldAny", { told: facts.told, days: facts.days }) : t("toldNothing")}
          {facts.isMissing && ` ${t("daysMissing")}`}
        </p>
      </header>
      {rows.length > 0 && (
        <dl className="flex flex-col divide-y divide-line">
          {rows.filter(isTold).map((section) => (
            <div key={section} data-row={section} className={rowStyle}>
              <dt className="font-bold">{t(`row-${section}`)}</dt>
              <dd>
                {section === "food" ? (
                  <LeftOut facts={facts} />
                ) : (
                  sentences[section].map((sentence) => <p key={sentence}>{sentence}</p>)
                )}
              </dd>
            </div>
          ))}
          {untold.length > 0 && (
            <div className={rowStyle}>
              <dt className="font-bold">{t("notTold")}</dt>
              <dd>{withDots(untold.map((section) => t(`row-${section}`)))}</dd>
            </div>
          )}
        </dl>
      )}
      {sections.includes("weeks") && facts.told > 0 && <WeekTable weeks={facts.weeks} />}
      {questions.length > 0 && (
        <section aria-labelledby="sheet-questions" className="flex flex-col gap-2">
          <h3 id="sheet-questions">{t("sheetQuestions")}</h3>
          <ol className="flex list-decimal flex-col pl-6">
            {questions.map(({ id, text }) => (
              <li key={id} dir="auto" className="border-b border-line pt-2 pb-6 wrap-anywhere">
                {text}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
