import { useState } from "react"
import { flushSync } from "react-dom"
import { useMessages } from "#app/language/use-messages.ts"
import { type AccessToken, accessTokensMost } from "#domain/access-token.ts"
import { AccessForm } from "./access-form.tsx"
import { GivenAccess } from "./given-access.tsx"
import { ReadyKey } from "./ready-key.tsx"
import { useAccess } from "./use-access.ts"

/** Which of her other apps may read her data: each has a key of its own, made and ended here. */
export function AccessForApps() {
  const t = useMessages("details")
  const { given, isLost, give, end } = useAccess()
  const [made, setMade] = useState<{ secret: string; token: AccessToken } | null>(null)

  function close() {
    flushSync(() => setMade(null))
    document.getElementById("access-intro")?.focus()
  }

  return (
    <div className="flex flex-col gap-6">
      <p id="access-intro" tabIndex={-1} className="outline-none">
        {t("accessIntro")}
      </p>
      {made && <ReadyKey {...made} onClose={close} />}
      {given && given.length > 0 && <GivenAccess given={given} onEnd={end} />}
      {isLost && <p role="status">{t("accessLost")}</p>}
      {given && given.length >= accessTokensMost && <p>{t("accessMost", { most: accessTokensMost })}</p>}
      {given && !made && given.length < accessTokensMost && (
        <AccessForm give={give} onMade={setMade} isFirst={given.length === 0} />
      )}
    </div>
  )
}
