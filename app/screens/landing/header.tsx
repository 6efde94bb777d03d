import { Link } from "react-router"
import { HelpNowLink } from "#app/care/help-now-link.tsx"
import { LanguageBar } from "#app/language/language-bar.tsx"
import { LanguageSelect } from "#app/language/language-select.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Wordmark } from "#app/ui/flower.tsx"
import { SkipToMain } from "#app/ui/skip-to-main.tsx"

const plain =
  "inline-flex min-h-11 items-center justify-center rounded-full border border-transparent px-1.5 text-sm font-bold text-ink max-[24rem]:px-1 no-underline transition-colors hover:underline sm:px-3 md:px-4 sm:hover:no-underline"

/** The link has a short and a long label and shows the short one until the long one fits beside the other links. */
const shortWords = "sm:max-lg:[&>span:first-of-type]:inline sm:max-lg:[&>span:last-of-type]:hidden"

export function Header() {
  const t = useMessages("landing")
  return (
    <>
      <SkipToMain>{t("skip")}</SkipToMain>
      <LanguageBar />
      <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-1 gap-y-1 px-4 pt-4 sm:gap-x-2 md:gap-x-4 sm:px-8">
        <Link
          to="/"
          aria-label={t("home")}
          className="mr-auto -ml-2 inline-flex min-h-11 min-w-11 items-center pl-2 no-underline min-[20rem]:max-sm:[&_span_span]:hidden"
        >
          <Wordmark />
        </Link>
        <HelpNowLink className={`px-2.5 max-[24rem]:px-2 max-sm:[&>svg]:hidden sm:px-4 ${shortWords}`} />
        <nav aria-label={t("account")} className="flex flex-wrap items-center sm:gap-2">
          <Link to="/login" className={`${plain} sm:border-line-strong sm:hover:bg-sunken`}>
            {t("logIn")}
          </Link>
          <Link to="/signup" className={`${plain} sm:bg-action-soft sm:text-action-strong`}>
            {t("getStarted")}
          </Link>
        </nav>
        <LanguageSelect isCompact />
      </header>
    </>
  )
}
