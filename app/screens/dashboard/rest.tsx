import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"

export function Rest({ day, onStart }: { day: number; onStart: () => void }) {
  const t = useMessages("dashboard")

  function start() {
    onStart()
    focusMain()
  }

  return (
    <Card aria-labelledby="rest" className="flex flex-col items-start gap-3 max-sm:p-4">
      <div>
        <h2 id="rest" className="text-lg sm:text-2xl">
          {t("restTitle", { day })}
        </h2>
        <p className="text-ink-soft">{t("restText", { next: day + 1 })}</p>
      </div>
      <Button variant="quiet" size="small" onClick={start}>
        {t("startNow")}
      </Button>
    </Card>
  )
}
