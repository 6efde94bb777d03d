import { useInfiniteQuery } from "@tanstack/react-query"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth, timeOfDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { auditQuery } from "../queries.ts"

const dateLength = 10

/** The log does not say whose question an entry is about. */
export function Audit() {
  const t = useMessages("team")
  const lang = useLanguage()
  const { data, isPending, hasNextPage, fetchNextPage } = useInfiniteQuery(auditQuery)
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section aria-labelledby="audit" className="flex flex-col gap-3">
      <h2 id="audit" className="text-xl">
        {t("audit")}
      </h2>
      <p className="text-sm text-ink-soft">{t("auditText")}</p>
      {isPending && <Skeleton className="h-24" />}
      {data && entries.length === 0 && <p className="text-sm">{t("noAudit")}</p>}
      <ol className="flex flex-col text-sm">
        {entries.map(({ id, at, memberName, action, conversationId }) => (
          <li
            key={id}
            className="flex max-w-none flex-wrap justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <span className="wrap-anywhere">
              {t(`did-${action}`, { name: memberName })}
              {conversationId && (
                <span className="text-ink-soft">
                  {"\u00a0· "}
                  {conversationId.slice(0, 8)}
                </span>
              )}
            </span>
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {dayAndMonth(at.slice(0, dateLength), lang)}, {timeOfDay(at, lang)}
            </time>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="quiet" size="small" className="self-start" onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </section>
  )
}
