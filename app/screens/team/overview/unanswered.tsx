import { useMessages } from "#app/language/use-messages.ts"
import type { OverviewData } from "../queries.ts"

export function Unanswered({ questions }: { questions: OverviewData["unanswered"] }) {
  const t = useMessages("team")
  return (
    <section aria-labelledby="unanswered" className="flex flex-col gap-3">
      <h2 id="unanswered" className="text-xl">
        {t("unanswered")}
      </h2>
      <p className="text-sm text-ink-soft">{t(questions.length === 0 ? "noUnanswered" : "unansweredText")}</p>
      <ol className="flex flex-col">
        {questions.map(({ id, text, language }) => (
          <li
            key={id}
            dir="auto"
            lang={language ?? undefined}
            className="max-w-none border-t border-line py-3 wrap-anywhere first:border-t-0"
          >
            {text}
          </li>
        ))}
      </ol>
    </section>
  )
}
