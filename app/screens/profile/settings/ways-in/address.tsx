import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Check, Clock } from "lucide"
import { useState } from "react"
import { api } from "#app/api.ts"
import { useFieldMessage, useForm } from "#app/forms/use-form.tsx"
import { SupportLink } from "#app/installation.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { changeAddressSchema } from "#domain/account/account.ts"
import { retention } from "#domain/privacy/retention.ts"
import { PasswordField } from "../password-field.tsx"
import { UnfoldingRow } from "../rows.tsx"
import { useFailure } from "../use-failure.ts"
import { useWaysIn } from "./use-ways-in.ts"

export function Address() {
  const t = useMessages("details")
  return (
    <UnfoldingRow id="change-address" title={t("changeAddress")} text={t("changeAddressText")}>
      <ChangeAddress />
    </UnfoldingRow>
  )
}

function useAddressChange() {
  const { id } = useUser()
  const queryKey = ["address-change", id]
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: async () => told(await api.auth["address-change"].$get(), "change"),
    networkMode: "always",
  })
  return {
    change: data?.change ?? null,
    show: (answer: NonNullable<typeof data>) => client.setQueryData(queryKey, answer),
  }
}

type Change = NonNullable<ReturnType<typeof useAddressChange>["change"]>

function ChangeAddress() {
  const { change, show } = useAddressChange()
  const [isAsked, setAsked] = useState(false)

  function showAsked(answer: Parameters<typeof show>[0]) {
    setAsked(true)
    show(answer)
  }

  if (change) return <Waiting change={change} takesFocus={isAsked} onEnded={() => show({ change: null })} />
  return <AskForChange onAsked={showAsked} />
}

function AskForChange({ onAsked }: { onAsked: (answer: { change: Change | null }) => void }) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const message = useFieldMessage()
  const { waysIn } = useWaysIn()
  const { errors, formProps, submitProps } = useForm({
    schema: changeAddressSchema,
    async submit(input) {
      try {
        onAsked(await (await api.auth["address-change"].$post({ json: input })).json())
      } catch (error) {
        return fieldsOf(error)
      }
    },
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      {waysIn && <p className="wrap-anywhere">{t("addressNow", { email: waysIn.email })}</p>}
      <p>{t("changeAddressWhat", { hours: retention.confirmEmailLinkHours })}</p>
      <TextField
        name="email"
        type="email"
        label={t("newAddress")}
        autoComplete="off"
        inputMode="email"
        required
        error={errors.email === "invalid" ? t("addressSame") : message(errors.email, undefined, t("addressMissing"))}
      />
      <PasswordField error={errors.password} />
      <Button {...submitProps} variant="soft" className="self-start" pendingLabel={t("saving")}>
        {t("addressAsk")}
      </Button>
      <p className="text-sm text-ink-soft">
        {t("changeAddressThen")} <SupportLink className="wrap-anywhere underline" />
      </p>
    </form>
  )
}

type WaitingProps = { change: Change; takesFocus: boolean; onEnded: () => void }

function Waiting({ change, takesFocus, onEnded }: WaitingProps) {
  const t = useMessages("details")
  const fieldsOf = useFailure()
  const { waysIn } = useWaysIn()
  const [isEnding, setEnding] = useState(false)

  async function end() {
    setEnding(true)
    try {
      await api.auth["address-change"].$delete()
      onEnded()
    } catch (error) {
      setEnding(false)
      fieldsOf(error)
    }
  }

  return (
    <div ref={takesFocus ? focusOn : undefined} tabIndex={-1} className="flex scroll-mt-40 flex-col gap-5 outline-none">
      <Notice>
        <p>{t("addressWaits", { hours: retention.confirmEmailLinkHours })}</p>
        <ul className="mt-3 flex flex-col gap-2">
          <Mailbox email={waysIn?.email ?? ""} isConfirmed={change.formerConfirmedAt !== null} />
          <Mailbox email={change.email} isConfirmed={change.newConfirmedAt !== null} />
        </ul>
      </Notice>
      <Button variant="quiet" className="self-start" pending={isEnding} onClick={() => void end()}>
        {t("addressTakeBack")}
      </Button>
    </div>
  )
}

/** The form above the element disappears, which moves the page, so the element is scrolled back into view. */
function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: "nearest" })
}

function Mailbox({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const t = useMessages("details")
  return (
    <li className="flex gap-2">
      <span className={`pt-0.5 ${isConfirmed ? "text-done" : "text-ink-soft"}`}>
        <Icon node={isConfirmed ? Check : Clock} size={20} />
      </span>
      <span className="min-w-0">
        <span className="block font-bold wrap-anywhere">{email}</span>
        <span className="block text-sm text-ink-soft">{t(isConfirmed ? "mailboxConfirmed" : "mailboxWaits")}</span>
      </span>
    </li>
  )
}
