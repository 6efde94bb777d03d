import { useMessages } from "#app/language/use-messages.ts"
import { useSignUps } from "#app/session/sign-ups.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Scene } from "./scene.tsx"

export function Hero() {
  const t = useMessages("landing")
  return (
    <section className="grid items-center gap-8 pt-8 pb-16 sm:pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12 lg:pt-8 lg:pb-24">
      <div className="flex flex-col items-start gap-5 lg:gap-6">
        <h1 className="text-4xl lg:text-5xl">{t("heading")}</h1>
        <p className="text-lg text-ink-soft">{t("lead")}</p>
        <ButtonLink to="/signup" className="w-full sm:w-auto sm:px-8">
          {t("start")}
        </ButtonLink>
        <p className="text-sm text-ink-soft">{t("join")}</p>
        <WhoMaySignUp />
      </div>
      <Scene name="kitchen" className="-mx-2 w-[calc(100%+1rem)] max-w-none lg:mx-0 lg:w-full" />
    </section>
  )
}

function WhoMaySignUp() {
  const t = useMessages("landing")
  const { byMail, byProvider } = useSignUps()
  if (byMail === "open") return null
  return <p className="font-bold">{t(byMail === "invited" ? "invited" : byProvider ? "byProvider" : "closed")}</p>
}
