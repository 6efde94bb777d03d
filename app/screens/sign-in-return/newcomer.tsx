import { type FormEvent, useState } from "react"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Agreement } from "#app/privacy/policy/agreement.tsx"
import { resultOf } from "#app/session/account.ts"
import { signUpByProvider } from "#app/session/other-ways-in.ts"
import { FormPage } from "#app/shell/form-page.tsx"
import { Button } from "#app/ui/button.tsx"

type NewcomerProps = { email: string; onEntered: () => Promise<void>; onFailed: (code: string) => void }

export function Newcomer({ email, onEntered, onFailed }: NewcomerProps) {
  const t = useMessages("provider")
  const [isPending, setPending] = useState(false)

  async function create(event: FormEvent) {
    event.preventDefault()
    setPending(true)
    const { answer, error } = await resultOf(signUpByProvider())
    if (error) return onFailed(error.code)
    if (answer.outcome !== "signed-in") return onFailed("SIGN_IN_EXPIRED")
    await onEntered()
  }

  return (
    <FormPage title={t("title")} heading={t("newHeading")} intro={t("newIntro", { email })}>
      <form onSubmit={create} className="flex flex-col gap-5">
        <Agreement />
        <Button type="submit" wide pending={isPending} pendingLabel={t("creating")}>
          {t("create")}
        </Button>
      </form>
      <p>
        {t("otherAddress")}{" "}
        <Link to="/login" className="inline-flex min-h-11 items-center font-bold underline">
          {t("toLogin")}
        </Link>
      </p>
    </FormPage>
  )
}
