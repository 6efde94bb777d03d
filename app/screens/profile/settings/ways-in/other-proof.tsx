import { useState } from "react"
import { useLocation } from "react-router"
import { type PasskeyProblem, problemOf } from "#app/account/passkey/problem.ts"
import { useCanUsePasskeys } from "#app/account/passkey/support.ts"
import { api } from "#app/api.ts"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { leaveForProvider } from "#app/session/provider.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useFailure } from "../use-failure.ts"
import { useWaysIn, type WaysIn } from "./use-ways-in.ts"

/** A user without a password proves who she is by a passkey, or by signing in again at her provider. */
export function OtherProof({ waysIn }: { waysIn: WaysIn }) {
  const t = useMessages("details")
  const tErrors = useMessages("errors")
  const canUsePasskeys = useCanUsePasskeys()
  const [isProvedHere, setProvedHere] = useState(false)
  const [problem, setProblem] = useState<PasskeyProblem | AppError | null>(null)
  const { providerName, linkedAt, hasPasskey, hasProof } = waysIn
  const provider = linkedAt === null ? null : providerName
  const passkey = hasPasskey && canUsePasskeys

  if (hasProof) {
    return (
      <div ref={isProvedHere ? focusOn : undefined} tabIndex={-1} className="outline-none">
        <Notice tone="done">{t("proofHave")}</Notice>
      </div>
    )
  }
  if (provider === null && !passkey) return <Notice>{t("proofByPassword")}</Notice>
  return (
    <div className="flex flex-col gap-4">
      <Notice role="note">
        <p>{t("proofAsk")}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {passkey && <ByPasskey onProved={() => setProvedHere(true)} onProblem={setProblem} />}
          {provider !== null && <ByProvider name={provider} />}
        </div>
      </Notice>
      {problem && (
        <Notice role="alert" tone="danger">
          {problem instanceof AppError ? messageOf(tErrors, problem) : t(problemTexts[problem])}
        </Notice>
      )}
    </div>
  )
}

const problemTexts = {
  Cancelled: "proofCancelled",
  Expired: "passkeyExpired",
  NotHere: "passkeyNotHere",
  Already: "proofRefused",
  Unsupported: "proofRefused",
  Refused: "proofRefused",
  Failed: "proofRefused",
} as const satisfies Record<PasskeyProblem, string>

/** Moves the focus to the element that follows the pressed button, because the button disappears. */
function focusOn(element: HTMLElement | null) {
  element?.focus()
}

type ByPasskeyProps = { onProved: () => void; onProblem: (problem: PasskeyProblem | AppError | null) => void }

function ByPasskey({ onProved, onProblem }: ByPasskeyProps) {
  const t = useMessages("details")
  const { reload } = useWaysIn()
  const [isPending, setPending] = useState(false)

  async function prove() {
    setPending(true)
    onProblem(null)
    try {
      const options = await (await api.auth.passkeys.prove.begin.$post()).json()
      const { signByPasskey } = await import("#app/account/passkey/ceremonies.ts").catch(() => {
        throw new AppError("UNREACHABLE")
      })
      await api.auth.passkeys.prove.$post({ json: { response: await signByPasskey(options) } })
      onProved()
      await reload()
    } catch (error) {
      onProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      pending={isPending}
      pendingLabel={t("passkeyWaiting")}
      onClick={() => void prove()}
    >
      {t("proofByPasskey")}
    </Button>
  )
}

function ByProvider({ name }: { name: string }) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const { pathname, search } = useLocation()
  const [isPending, setPending] = useState(false)

  async function prove() {
    setPending(true)
    try {
      const start = async () => (await api.auth["ways-in"].provider.prove.$post()).json()
      await leaveForProvider(pathname + search, start)
    } catch (error) {
      setPending(false)
      fieldsOf(error)
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      pending={isPending}
      pendingLabel={t("leavingForProvider")}
      onClick={() => void prove()}
    >
      {t("proofGo", { name })}
    </Button>
  )
}
