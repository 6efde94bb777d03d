import { useEffect, useEffectEvent } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { HowToInstall } from "./how-to-install.tsx"

type InstallHintProps = { onShown: () => void; onEnd: () => void }

export default function InstallHint({ onShown, onEnd }: InstallHintProps) {
  const t = useMessages("install")
  const noteShown = useEffectEvent(onShown)
  useEffect(() => noteShown(), [])

  function end() {
    onEnd()
    focusMain()
  }

  return (
    <Card tone="bare" aria-labelledby="install" className="flex flex-col gap-3">
      <h2 id="install" className="text-lg">
        {t("title")}
      </h2>
      <p>{t("text")}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-4">
        <HowToInstall onInstall={end} />
        <Button variant="quiet" size="small" onClick={end}>
          {t("notNow")}
        </Button>
      </div>
    </Card>
  )
}
