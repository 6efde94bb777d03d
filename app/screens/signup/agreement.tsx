import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"

/** What she accepts with her account, shown before she creates it. What touches her health is asked on its own, later. */
export function Agreement() {
  const t = useMessages("signup")
  return (
    <div className="flex flex-col gap-2 text-ink-soft text-sm">
      <p>
        {t("agree")}{" "}
        <Link to="/terms" className="font-bold text-ink underline">
          {t("agreeTerms")}
        </Link>{" "}
        {t("agreeAnd")}{" "}
        <Link to="/privacy" className="font-bold text-ink underline">
          {t("agreePrivacy")}
        </Link>
        .
      </p>
      <p>{t("ageNote")}</p>
    </div>
  )
}
