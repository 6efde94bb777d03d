import { useQuery } from "@tanstack/react-query"
import { History } from "lucide"
import { Link } from "react-router"
import { api } from "#app/api.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { told } from "#app/send.ts"
import { useUser } from "#app/session/use-user.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import { ConsentSentence } from "./consent-request.tsx"
import { useConsent } from "./use-consent.ts"

export default function EarlierData({ purposes }: { purposes: readonly ConsentPurpose[] }) {
  const t = useMessages("consents")
  const lang = useLanguage()
  const { id } = useUser()
  const { data } = useQuery({
    queryKey: ["consent-request", id],
    queryFn: async () => told(await api.consents.request.$get(), "purposes"),
    networkMode: "always",
    retry: false,
  })
  return (
    <Card tone="note" aria-labelledby="earlier-data" className="flex flex-col gap-3">
      <h2 id="earlier-data" className="flex items-center gap-3 text-lg">
        <Icon node={History} size={22} className="shrink-0 text-note" />
        {t("earlierTitle")}
      </h2>
      <p>{t("earlierText")}</p>
      {data?.deletesOn && <p>{t("earlierDate", { date: longCalendarDate(data.deletesOn, lang) })}</p>}
      {purposes.map((purpose) => (
        <Purpose key={purpose} purpose={purpose} />
      ))}
      <Link
        to="/profile/settings#your-data"
        className="inline-flex min-h-11 items-center self-start font-bold underline underline-offset-4"
      >
        {t("earlierElse")}
      </Link>
    </Card>
  )
}

function Purpose({ purpose }: { purpose: ConsentPurpose }) {
  const t = useMessages("consents")
  const { agree } = useConsent(purpose)

  function keep() {
    agree()
    focusMain()
  }

  return (
    <section aria-label={t(`${purpose}Name`)} className="flex flex-col items-start gap-2">
      <h3 className="text-base">{t(`${purpose}Name`)}</h3>
      <ConsentSentence purpose={purpose} />
      <Button size="small" aria-label={`${t("earlierKeep")}: ${t(`${purpose}Name`)}`} onClick={keep}>
        {t("earlierKeep")}
      </Button>
    </section>
  )
}
