import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type PasskeyProblem, problemOf } from "#app/account/passkey/problem.ts"
import { canFillInPasskeys, useCanUsePasskeys } from "#app/account/passkey/support.ts"
import { messageOf } from "#app/language/load-messages.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AppError } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { retention } from "#domain/privacy/retention.ts"

/** A new challenge is fetched one minute before the old one expires. */
const offerMs = (retention.passkeyChallengeMinutes - 1) * 60_000

export function PasskeySignIn({ onEntered }: { onEntered: () => Promise<void> }) {
  const t = useMessages("login")
  const isHydrated = useHydrated()
  const isPossible = useCanUsePasskeys()
  const button = useRef<HTMLButtonElement>(null)
  const [isPending, setPending] = useState(false)
  const { message, attempt } = useAttempt(onEntered)
  useOffer(attempt, isPossible && isHydrated && !isPending)

  async function press() {
    setPending(true)
    if (await attempt()) return
    flushSync(() => setPending(false))
    button.current?.focus()
  }

  if (!isPossible) return null
  return (
    <div data-passkeys="" className="flex flex-col gap-4">
      <Button
        ref={button}
        variant="quiet"
        wide
        pending={isPending}
        pendingLabel={t("passkeyWaiting")}
        disabled={!isHydrated}
        onClick={() => void press()}
      >
        {t("passkeySignIn")}
      </Button>
      {message && <Notice role="alert">{message}</Notice>}
    </div>
  )
}

type Attempt = (fieldSignal?: AbortSignal) => Promise<boolean>

function useAttempt(onEntered: () => Promise<void>) {
  const t = useMessages("login")
  const tErrors = useMessages("errors")
  const [problem, setProblem] = useState<PasskeyProblem | AppError>()

  /** If the browser's own suggestion in the field fails, the error is shown only if she has chosen a passkey there. */
  function explain(error: unknown, isOffer: boolean) {
    const found = problemOf(error)
    if (found === null || (isOffer && found !== "Refused" && found !== "Expired")) return
    setProblem(found)
  }

  const attempt: Attempt = async (fieldSignal) => {
    if (!fieldSignal) setProblem(undefined)
    try {
      const { signInByPasskey } = await import("#app/account/passkey/ceremonies.ts").catch(() => {
        throw new AppError("UNREACHABLE")
      })
      await signInByPasskey(fieldSignal)
    } catch (error) {
      explain(error, fieldSignal !== undefined)
      return false
    }
    await onEntered()
    return true
  }

  const message = problem instanceof AppError ? messageOf(tErrors, problem) : problem && t(`passkey${problem}`)
  return { message, attempt }
}

/**
 * Lets the browser suggest a passkey in the field for the e-mail address, as long as no other request for a passkey is
 * open.
 */
function useOffer(attempt: Attempt, isOffered: boolean) {
  const newest = useRef(attempt)
  useEffect(() => {
    newest.current = attempt
  })
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!isOffered) return
    const offer = new AbortController()
    const timer = setTimeout(() => setRound(round + 1), offerMs)
    void canFillInPasskeys().then((can) => can && !offer.signal.aborted && newest.current(offer.signal))
    return () => {
      clearTimeout(timer)
      offer.abort()
    }
  }, [isOffered, round])
}
