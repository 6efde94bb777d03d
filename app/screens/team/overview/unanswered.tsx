import { useMessages } from "#app/language/use-messages.ts"
import { Disclosure } from "#app/ui/disclosure.tsx"
import type { OverviewData } from "../queries.ts"

/** What the chat had no answer for, alike questions together: from these new answers are written. */
export function Unanswered({ groups }: { groups: OverviewData["unanswered"] }) {
  const t = useMessages("team")
  return (
    <section aria-labelledby="unanswered" className="flex flex-col gap-3">
      <h2 id="unanswered" className="text-xl">
        {t("unanswered")}
      </h2>
      <p className="text-sm text-ink-soft">{t(groups.length === 0 ? "noUnanswered" : "unansweredText")}</p>
      <ol className="flex flex-col">
        {groups.map(([first, ...others]) => (
          <li key={first?.id} className="max-w-none border-t border-line py-3 first:border-t-0">
            <p dir="auto" lang={first?.language ?? undefined} className="wrap-anywhere">
              {first?.text}
            </p>
            {others.length > 0 && (
              <Disclosure label={t("alike", { count: others.length })}>
                <ul className="flex flex-col gap-1 border-l-2 border-line pl-4">
                  {others.map(({ id, text, language }) => (
                    <li key={id} dir="auto" lang={language ?? undefined} className="max-w-none text-sm wrap-anywhere">
                      {text}
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
