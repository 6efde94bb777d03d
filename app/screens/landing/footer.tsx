import { Link } from "react-router"
import { SupportLink } from "#app/installation.tsx"
import { useMessages } from "#app/language/use-messages.ts"

const linkClasses = "inline-flex min-h-11 items-center underline decoration-line-strong hover:decoration-current"

export function Footer() {
  const t = useMessages("landing")
  return (
    <footer className="mx-auto max-w-6xl px-4 pb-10 text-sm text-ink-soft sm:px-8">
      <hr className="mb-6 border-line" />
      <p>{t("disclaimer")}</p>
      <nav aria-label={t("legal")} className="mt-3 flex flex-wrap items-center gap-x-8">
        <Link to="/guides" className={linkClasses}>
          {t("guides")}
        </Link>
        <Link to="/terms" className={linkClasses}>
          {t("terms")}
        </Link>
        <Link to="/privacy" className={linkClasses}>
          {t("privacy")}
        </Link>
        <Link to="/accessibility" className={linkClasses}>
          {t("accessibility")}
        </Link>
        <span>
          {t("contact")} <SupportLink className={linkClasses} />
        </span>
      </nav>
      <p className="mt-3">{t("rights")}</p>
    </footer>
  )
}
