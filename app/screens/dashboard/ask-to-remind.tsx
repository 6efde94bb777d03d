import { BellRing } from "lucide"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"

/** The dashboard shows this card each evening until she answers it. */
export default function AskToRemind() {
  const t = useMessages("dashboard-parts")
  const { perform } = useOperations()

  function answer() {
    perform("preferencesChanged", { fields: { wasAskedToRemind: true } })
    focusMain()
  }

  return (
    <Card tone="note" aria-labelledby="remind" className="flex flex-col gap-3">
      <h2 id="remind" className="flex items-center gap-3 text-lg">
        <Icon node={BellRing} size={22} className="shrink-0 text-note" />
        {t("remindTitle")}
      </h2>
      <p>{t("remindText")}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Link
          to="/profile/notifications"
          onClick={() => perform("preferencesChanged", { fields: { wasAskedToRemind: true } })}
          className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          {t("remindYes")}
        </Link>
        <Button variant="quiet" size="small" onClick={answer}>
          {t("remindNo")}
        </Button>
      </p>
    </Card>
  )
}
