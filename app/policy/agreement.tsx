import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"

/** It has the one consent that days need; for other health data she is asked later. */
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
      <p className="rounded-md border border-note/40 bg-note-soft px-4 py-3 text-base text-ink text-pretty">
        {t("daysNote")}
      </p>
    </div>
  )
}
