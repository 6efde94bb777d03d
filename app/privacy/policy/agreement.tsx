import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Fold } from "#app/ui/fold.tsx"

/** Asks at the sign-up for the one consent that ticking her days needs; consent for health data is asked for later. */
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
        , {t("agreeDays")}
      </p>
      <Fold label={t("howStored")} className="font-normal text-ink">
        <div className="flex flex-col gap-2 pb-3">
          <p>{t("daysNote")}</p>
          <p>{t("ageNote")}</p>
        </div>
      </Fold>
    </div>
  )
}
