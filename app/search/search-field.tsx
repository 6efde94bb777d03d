import { useEffect, useState } from "react"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { fetchFile } from "#app/fetch-file.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { TextField } from "#app/ui/text-field.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { Language } from "#domain/language.ts"
import { assessSafety } from "#domain/safety/assess.ts"
import type { Search } from "./load-search.ts"
import { Results } from "./results.tsx"

/** What searches weighs more than the screens that it stands on. */
async function loadSearch(language: Language): Promise<Search> {
  const module = await fetchFile(() => import("./load-search.ts"))
  return module.loadSearch(language)
}

/** Finds what she asks for in the guides and the answers. What she types stays on the device. */
export function SearchField() {
  const t = useWords("guides")
  const lang = useLanguageOf("guides")
  const isHydrated = useHydrated()
  const isQuiet = useSilence()
  const [isWanted, setWanted] = useState(false)
  const [search, setSearch] = useState<{ in: Search } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [query, setQuery] = useState("")

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
  const isAlarming = asked && assessSafety(asked, null).concern !== null
  return (
    <search lang={lang} className="flex flex-col gap-3 print:hidden">
      <TextField
        name="search"
        type="search"
        label={t("search")}
        description={t("searchHint")}
        autoComplete="off"
        // Before its code is here, what she types would be lost.
        disabled={!isHydrated}
        value={query}
        maxLength={300}
        onFocus={() => {
          setWanted(true)
          setFailed(false)
        }}
        onChange={(event) => setQuery(event.target.value)}
      />
      {isAlarming && <HelpNowLink label={t("helpNow")} shortLabel={t("helpNow")} className="self-start" />}
      <div aria-live="polite">
        {asked && search && <Results found={search.in(asked, isQuiet)} />}
        {asked && !search && <p className="text-ink-soft">{hasFailed ? t("searchMissing") : t("searching")}</p>}
      </div>
    </search>
  )
}
