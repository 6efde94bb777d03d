import { Link } from "react-router"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { LanguageBar } from "#app/language/language-bar.tsx"
import { LanguageSelect } from "#app/language/language-select.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Wordmark } from "#app/ui/flower.tsx"

export function Header() {
  const t = useMessages("landing")
  return (
    <>
      <LanguageBar />
      <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 sm:px-8">
        <Link to="/" aria-label={t("home")} className="mr-auto inline-flex min-h-11 items-center no-underline">
          <Wordmark />
        </Link>
        <HelpNowLink className="max-sm:hidden" />
        <LanguageSelect />
        <nav aria-label={t("account")} className="flex basis-full flex-wrap items-center gap-2 sm:basis-auto">
          <HelpNowLink className="px-3 sm:hidden" />
          <ButtonLink to="/login" variant="quiet" size="small" className="max-sm:flex-1 max-sm:px-2">
            {t("logIn")}
          </ButtonLink>
          <ButtonLink to="/signup" variant="soft" size="small" className="max-sm:flex-1 max-sm:px-2">
            {t("getStarted")}
          </ButtonLink>
        </nav>
      </header>
    </>
  )
}
