import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"

const link = "inline-flex min-h-11 items-center font-bold underline underline-offset-4"

type QuietCardProps = { about: "card" | "plan" | "reminders" }

export function QuietCard({ about }: QuietCardProps) {
  const t = useMessages("silence")
  return (
    <Card tone="note" aria-labelledby="quiet" className="flex flex-col gap-3">
      <h2 id="quiet">{t(`${about}Title`)}</h2>
      <p>{t(`${about}Text`)}</p>
      <p className="flex flex-wrap gap-x-6">
        {about === "card" && (
          <>
            <Link to="/profile?tab=diary" className={link}>
              {t("toDiary")}
            </Link>
            <Link to="/guides/loss" className={link}>
              {t("toGuide")}
            </Link>
          </>
        )}
        <Link to="/profile/settings#silence" className={link}>
          {t("change")}
        </Link>
      </p>
    </Card>
  )
}
