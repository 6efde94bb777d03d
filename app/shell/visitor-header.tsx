import { Link } from "react-router"
import { LanguageSelect } from "#app/language/language-select.tsx"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Wordmark } from "#app/ui/wordmark.tsx"

/** The header of the pages that stand outside of the app's own frame. */
export function VisitorHeader({ home = "/" }: { home?: "/" | "/dashboard" }) {
  const t = useWords("navigation")
  const lang = useLanguageOf("navigation")
  return (
    <header className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-8">
      <Link to={home} aria-label={t("home")} lang={lang} className="inline-flex min-h-11 items-center no-underline">
        <Wordmark />
      </Link>
      <LanguageSelect />
    </header>
  )
}
