import type { FormEvent } from "react"
import * as z from "zod/mini"
import { CodeField } from "#app/discreet/code-field.tsx"
import { canHash, hashCode } from "#app/discreet/hash-code.ts"
import { hideNow, reveal } from "#app/discreet/hiding.ts"
import { neutralTitle } from "#app/discreet/neutral-title.ts"
import { type Discreet, readDiscreet, removeDiscreet, storeDiscreet } from "#app/discreet/settings.ts"
import { useCode } from "#app/discreet/use-code.ts"
import { useForm } from "#app/forms/use-form.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { useUser } from "#app/session/use-user.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { Button } from "#app/ui/button.tsx"
import { showToast } from "#app/ui/toast.ts"
import { discreetCodeSchema } from "#domain/discreet-code.ts"
import { UnfoldingRow } from "./unfolding-row.tsx"

/** A neutral look and a short code, on this device only. */
export function DiscreetMode() {
  const t = useMessages("discreet")
  const lang = useLanguageOf("discreet")
  const { id } = useUser()
  const discreet = useStored("florescer:discreet", readDiscreet)
  const hasOwnCode = discreet?.code !== undefined && discreet.userId === id
  return (
    <UnfoldingRow title={t("title")} text={t("titleText")} lang={lang}>
      <div className="flex flex-col gap-5">
        <p>{t("whatItIs")}</p>
        {hasOwnCode ? <WithCode /> : <SetCode isOn={discreet !== null} />}
        <p className="text-sm text-ink-soft">{t("limits")}</p>
      </div>
    </UnfoldingRow>
  )
}

/** Stores it, and says so; where the device is full, nothing changes. */
function useStoreDiscreet() {
  const t = useMessages("discreet")
  const lang = useLanguageOf("discreet")
  const title = neutralTitle(useLanguageOf("discreet"))
  const { id: userId } = useUser()

  return function store(code?: Discreet["code"]) {
    const isKept = storeDiscreet({ userId, title, ...(code && { code }) })
    if (isKept) showToast({ title: t("isOnTitle"), description: t(code ? "isOnText" : "lookOnText"), lang })
    else showToast({ title: t("fullTitle"), description: t("fullText"), kind: "destructive", lang })
  }
}

const schema = z.object({ newCode: discreetCodeSchema, again: z.string() })

function SetCode({ isOn }: { isOn: boolean }) {
  const t = useMessages("discreet")
  const lang = useLanguageOf("discreet")
  const store = useStoreDiscreet()
  const { errors, formProps, submitProps } = useForm({
    schema,
    async submit({ newCode, again }) {
      if (newCode !== again) return { again: "mismatch" }
      // The lock screen must be on the device before it can be needed without a connection.
      await Promise.allSettled([import("#app/discreet/lock-screen.tsx"), loadMessages("discreet", lang)])
      const hashed = await hashCode(newCode)
      reveal()
      store(hashed)
    },
  })
  return (
    <>
      {isOn && <p className="font-bold">{t("onWithoutCode")}</p>}
      {canHash() ? (
        <form {...formProps} autoComplete="off" className="flex flex-col gap-5">
          <CodeField
            name="newCode"
            label={t("newCode")}
            description={t("newCodeHint")}
            error={errors.newCode && t("newCodeWrong")}
          />
          <CodeField name="again" label={t("again")} error={errors.again && t("againWrong")} />
          <Button {...submitProps} variant="soft" className="self-start">
            {t(isOn ? "setCode" : "switchOn")}
          </Button>
        </form>
      ) : (
        <>
          <p className="rounded-md bg-note-soft px-4 py-3">{t("noCode")}</p>
          {!isOn && (
            <Button variant="soft" className="self-start" onClick={() => store()}>
              {t("lookOnly")}
            </Button>
          )}
        </>
      )}
      {isOn && <SwitchOff />}
    </>
  )
}

function WithCode() {
  const t = useMessages("discreet")
  const { code, setCode, enter, isChecking, message } = useCode()
  const switchOff = useSwitchOff()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await enter()) switchOff()
  }

  return (
    <>
      <p className="font-bold">{t("isOn")}</p>
      <Button className="self-start" onClick={hideNow}>
        {t("hideNow")}
      </Button>
      <form onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-4 border-t border-line pt-5">
        <CodeField
          name="currentCode"
          label={t("currentCode")}
          description={t("currentCodeHint")}
          value={code}
          onValueChange={setCode}
          error={message}
        />
        <Button type="submit" variant="quiet" size="small" className="self-start" pending={isChecking}>
          {t("switchOff")}
        </Button>
      </form>
    </>
  )
}

function SwitchOff() {
  const t = useMessages("discreet")
  const switchOff = useSwitchOff()
  return (
    <Button variant="quiet" size="small" className="self-start" onClick={switchOff}>
      {t("switchOff")}
    </Button>
  )
}

function useSwitchOff() {
  const t = useMessages("discreet")
  const lang = useLanguageOf("discreet")
  return function switchOff() {
    removeDiscreet()
    showToast({ title: t("isOffTitle"), description: t("isOffText"), lang })
  }
}
