import { useState } from "react"
import { flushSync } from "react-dom"
import { useCanUsePasskeys } from "#app/account/passkey/support.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { useToast } from "#app/ui/toast.ts"
import { passkeysMost } from "#domain/account/passkey.ts"
import { ConfirmEmail } from "../two-step/confirm-email.tsx"
import { AddPasskey } from "./add-passkey.tsx"
import { PasskeyList } from "./passkey-list.tsx"
import { usePasskeys } from "./use-passkeys.ts"

export function Passkeys() {
  const t = useMessages("details")
  const showToast = useToast()
  const { state, isLost, add, remove } = usePasskeys()
  const isPossible = useCanUsePasskeys()
  const [isAdding, setAdding] = useState(false)

  function unfold() {
    flushSync(() => setAdding(true))
    document.querySelector<HTMLElement>("#new-passkey ~ * input")?.focus()
  }

  function close() {
    flushSync(() => setAdding(false))
    document.getElementById("passkeys-intro")?.focus()
    showToast({ title: t("passkeyAddedTitle"), description: t("passkeyAddedText") })
  }

  return (
    <div className="flex flex-col gap-6">
      <p id="passkeys-intro" tabIndex={-1} className="outline-none">
        {t("passkeysWhat")}
      </p>
      {isLost && <p role="status">{t("passkeysLost")}</p>}
      {state && state.passkeys.length > 0 && <PasskeyList passkeys={state.passkeys} onRemove={remove} />}
      {state && next(state)}
    </div>
  )

  function next({ passkeys, isEmailConfirmed }: NonNullable<typeof state>) {
    if (!isPossible) return <p className="rounded-md bg-note-soft px-4 py-3">{t("passkeysUnsupported")}</p>
    if (!isEmailConfirmed) return <ConfirmEmail why={t("passkeysUnconfirmed")} />
    if (passkeys.length >= passkeysMost) return <p>{t("passkeysMost", { most: passkeysMost })}</p>
    const isFirst = passkeys.length === 0
    if (isFirst || isAdding) return <AddPasskey add={add} onAdded={close} isFirst={isFirst} />
    return (
      <Button variant="quiet" className="self-start" onClick={unfold}>
        {t("passkeyAnother")}
      </Button>
    )
  }
}
