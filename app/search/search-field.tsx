import { BookOpen, HeartHandshake, MessageCircleQuestion } from "lucide"
import { type RefObject, useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { dangerRules } from "#app/care/danger-rules.ts"
import { GuideLink } from "#app/care/guide-link.tsx"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { useTemperatures } from "#app/care/in-her-country.ts"
import { Sources } from "#app/care/sources.tsx"
import { fetchFile } from "#app/fetch-file.ts"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useHiddenWishes } from "#app/privacy/silence/use-hidden-wishes.ts"
import { userHere } from "#app/session/use-user.ts"
import { Icon } from "#app/ui/icon.tsx"
import { LinkedText } from "#app/ui/linked-text.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { Language } from "#domain/language.ts"
import { assessSafety } from "#domain/safety/assess.ts"
import type { Found, Search } from "./load-search.ts"

async function loadSearch(language: Language): Promise<Search> {
  const [module, leftOut] = await Promise.all([
    fetchFile(() => import("./load-search.ts")),
    fetchFile(() => import("#app/plan/load-left-out.ts")).then(({ loadLeftOut }) => loadLeftOut(userHere())),
  ])
  const search = await module.loadSearch(language)
  return (query, hidden) => search(query, { ...hidden, leftOut })
}

export type Typed = { query: string; hasFocus: boolean }

/** `typed` is held by the screen, because the field may be remounted while she types. */
export function SearchField({ typed }: { typed?: RefObject<Typed> }) {
  const t = useMessages("guides")
  const lang = useLanguage()
  const isHydrated = useHydrated()
  const hidden = useHiddenWishes()
  const [query, setQuery] = useState(typed?.current.query ?? "")
  const [isWanted, setWanted] = useState(query !== "")
  const [search, setSearch] = useState<{ in: Search } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isHydrated && typed?.current.hasFocus) field.current?.focus()
  }, [isHydrated, typed])

  useEffect(() => {
    if (!isWanted) return
    let isStill = true
    loadSearch(lang).then(
      (loaded) => isStill && setSearch({ in: loaded }),
      () => isStill && setFailed(true),
    )
    return () => {
      isStill = false
    }
  }, [isWanted, lang])

  const asked = query.trim()
  const found = asked && search ? search.in(asked, hidden) : []
  const isAlarming =
    asked && !found.some(({ card }) => card) && assessSafety(asked, null, { rules: dangerRules }).concern !== null
  return (
    <LanguageBoundary in={lang} as="search" className="flex flex-col gap-3 print:hidden">
      <TextField
        ref={field}
        name="search"
        type="search"
        label={t("search")}
        description={t("searchHint")}
        autoComplete="off"
        disabled={!isHydrated}
        value={query}
        maxLength={300}
        onFocus={() => {
          setWanted(true)
          setFailed(false)
          if (typed) typed.current.hasFocus = true
        }}
        onBlur={() => {
          if (typed) typed.current.hasFocus = false
        }}
        onChange={(event) => {
          setQuery(event.target.value)
          if (typed) typed.current.query = event.target.value
        }}
      />
      {isAlarming && <HelpNowLink words="long" className="self-start" />}
      <div aria-live="polite">
        {asked && search && <Results found={found} />}
        {asked && !search && <p className="text-ink-soft">{hasFailed ? t("searchMissing") : t("searching")}</p>}
      </div>
    </LanguageBoundary>
  )
}

function Results({ found }: { found: readonly Found[] }) {
  const t = useMessages("guides")
  const write = useTemperatures()
  if (found.length === 0) return <p>{t("nothingFound")}</p>
  return (
    <ul className="divide-y divide-line border-line border-y">
      {found.map(({ id, title, text, guide, to, card, ...answer }) => (
        <li key={id} className="max-w-none">
          {to ? (
            <Link
              to={to}
              state={{ card }}
              className="flex min-h-14 items-center gap-3 py-2 no-underline hover:text-action"
            >
              <Icon
                node={card ? HeartHandshake : BookOpen}
                size={20}
                className={`shrink-0 ${card ? "text-danger" : "text-action"}`}
              />
              <span className="flex min-w-0 flex-col">
                <span className="font-semibold">{title}</span>
                <span className={`text-sm ${card ? "text-danger" : "text-ink-soft"}`}>{guide}</span>
              </span>
            </Link>
          ) : (
            <details>
              <summary className="flex min-h-14 list-none items-center gap-3 py-2 font-semibold hover:text-action [&::-webkit-details-marker]:hidden">
                <Icon node={MessageCircleQuestion} size={20} className="shrink-0 text-action" />
                {title}
              </summary>
              <div className="flex flex-col gap-1 pb-4 pl-8">
                <p className="whitespace-pre-wrap">
                  <LinkedText text={write(text)} />
                </p>
                <OfGuides {...answer} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function OfGuides({ more, authorities = [] }: Pick<Found, "more" | "authorities">) {
  const { isQuiet } = useHiddenWishes()
  return (
    <>
      {more && !isQuiet && <GuideLink {...more} />}
      <Sources authorities={authorities} />
    </>
  )
}
