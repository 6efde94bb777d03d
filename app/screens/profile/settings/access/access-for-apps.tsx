import { useState } from "react"
import { flushSync } from "react-dom"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { type AccessToken, accessTokensMost } from "#domain/account/access-token.ts"
import { AccessForm } from "./access-form.tsx"
import { GivenAccess } from "./given-access.tsx"
import { ReadyKey } from "./ready-key.tsx"
import { useAccess } from "./use-access.ts"

export function AccessForApps() {
  const t = useMessages("details")
  const { given, isLost, give, end } = useAccess()
  const [made, setMade] = useState<{ secret: string; token: AccessToken } | null>(null)
  const [isAdding, setAdding] = useState(false)
  const hasRoom = given !== undefined && given.length < accessTokensMost
  const isFirst = given?.length === 0

  function add() {
    flushSync(() => setAdding(true))
    document.querySelector<HTMLElement>("#new-access ~ * input")?.focus()
  }

  function close() {
    flushSync(() => {
      setMade(null)
      setAdding(false)
    })
    document.getElementById("access-intro")?.focus()
  }

  return (
    <div className="flex flex-col gap-6">
      <p id="access-intro" tabIndex={-1} className="outline-none">
        {t("accessIntro")}
      </p>
      {isLost && <p role="status">{t("accessLost")}</p>}
      {made && <ReadyKey {...made} onClose={close} />}
      {!made && given && !isFirst && <GivenAccess given={given} onEnd={end} />}
      {!made && given && !hasRoom && <p>{t("accessMost", { most: accessTokensMost })}</p>}
      {!made && hasRoom && (isFirst || isAdding) && <AccessForm give={give} onMade={setMade} isFirst={isFirst} />}
      {!made && hasRoom && !isFirst && !isAdding && (
        <Button variant="quiet" className="self-start" onClick={add}>
          {t("accessAnother")}
        </Button>
      )}
    </div>
  )
}
