import { type FormEvent, useState } from "react"
import { Link } from "react-router"
import { messageOf } from "#app/language/load-messages.ts"
import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { resultOf } from "#app/session/account.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useLinkState, useMailedSecret } from "#app/session/mailed-link.ts"
import {
  type AddressLink,
  confirmAddressChange,
  readAddressLink,
  stopAddressChange,
} from "#app/session/other-ways-in.ts"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useToast } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"

export const handle: ScreenHandle = { messages: "change-address" }

/** The page confirms or stops the change only at a tap, because mail programs open links to check them. */
export default function ChangeAddress() {
  const token = useMailedSecret()
  return <Decide key={token} token={token} />
}

type State = "asked" | "waiting" | "changed" | "taken" | "stopped" | "dead"

function Decide({ token }: { token: string }) {
  const t = useMessages("change-address")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const { refresh } = useAuth()
  const isHydrated = useHydrated()
  const link = useLinkState(readAddressLink, token)
  const [decided, setDecided] = useState<State | null>(null)
  const [pending, setPending] = useState<"confirm" | "stop" | null>(null)
  const state = decided ?? stateOf(link)

  async function decide(kind: "confirm" | "stop") {
    setPending(kind)
    const { answer, error } = await resultOf(
      kind === "confirm" ? confirmAddressChange(token) : stopAddressChange(token).then(() => null),
    )
    setPending(null)
    if (error?.code === "INVALID_TOKEN") return setDecided("dead")
    if (error) return showToast({ title: t("failed"), description: messageOf(tErrors, error), kind: "destructive" })
    setDecided(answer?.outcome ?? "stopped")
    // The change of the e-mail address has ended her sessions on other devices, so the session is read again.
    if (answer?.outcome === "changed") await refresh()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void decide("confirm")
  }

  const canStop = link?.isOpen === true && (state === "asked" || state === "waiting")
  return (
    <FormPage title={t("title")} heading={t("heading")} intro={state === "asked" ? t("intro") : undefined}>
      {state !== "asked" && <Outcome state={state} link={link} />}
      <form onSubmit={submit} className="flex flex-col gap-4">
        {state === "asked" && (
          <>
            {link?.isOpen && (
              <p className="wrap-anywhere">
                {t(link.side === "former" ? "formerAsks" : "newAsks", { email: link.email })}
              </p>
            )}
            <Button
              type="submit"
              wide
              pending={pending === "confirm"}
              pendingLabel={t("confirming")}
              disabled={!isHydrated || pending === "stop"}
            >
              {t("confirm")}
            </Button>
          </>
        )}
        {canStop && (
          <Button
            variant="quiet"
            wide
            pending={pending === "stop"}
            disabled={pending === "confirm"}
            onClick={() => void decide("stop")}
          >
            {t("stop")}
          </Button>
        )}
      </form>
    </FormPage>
  )
}

function stateOf(link: AddressLink | null): State {
  if (link?.isOpen === false) return "dead"
  return link?.isConfirmed ? "waiting" : "asked"
}

type OutcomeProps = { state: Exclude<State, "asked">; link: AddressLink | null }

function Outcome({ state, link }: OutcomeProps) {
  const t = useMessages("change-address")
  const email = link?.isOpen ? link.email : ""
  const isGood = state === "waiting" || state === "changed" || state === "stopped"
  const text =
    state === "waiting"
      ? t(link?.isOpen && link.side === "new" ? "waitsForFormer" : "waitsForNew", { email })
      : t(state)
  return (
    <Notice tone={isGood ? "done" : "note"} role={isGood ? "status" : "alert"}>
      <p className="wrap-anywhere">{text}</p>
      {state === "stopped" && (
        <Link to="/forgot-password" className="inline-flex min-h-11 items-center font-bold underline">
          {t("newPassword")}
        </Link>
      )}
      {(state === "changed" || state === "dead" || state === "taken") && (
        <Link
          to="/profile/settings?tab=account#change-address"
          className="inline-flex min-h-11 items-center font-bold underline"
        >
          {t("toAccount")}
        </Link>
      )}
    </Notice>
  )
}
