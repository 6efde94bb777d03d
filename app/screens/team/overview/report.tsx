import { Download } from "lucide"
import { useState } from "react"
import { api } from "#app/api.ts"
import { useOfferFile } from "#app/install/use-offer-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { monthAndYear } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { told } from "#app/send.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Select } from "#app/ui/select.tsx"
import { useToast } from "#app/ui/toast.ts"
import { reportMonths } from "#domain/team/report-month.ts"

/** Downloads a file of a month's counts, for whoever the operator reports to. */
export function Report() {
  const t = useMessages("team")
  const lang = useLanguage()
  const offerFile = useOfferFile()
  const showToast = useToast()
  const [months] = useState(() => reportMonths(new Date()))
  const [month, setMonth] = useState(months[0] ?? "")
  const [isMaking, setMaking] = useState(false)

  async function make() {
    setMaking(true)
    try {
      const query = { month, language: lang }
      const { file } = await told(await api.team.report.$get({ query }), "file")
      await offerFile(new Blob([file], { type: "text/csv;charset=utf-8" }), `florescer-${month}.csv`)
    } catch {
      showToast({ title: t("reportFailed"), kind: "destructive" })
    } finally {
      setMaking(false)
    }
  }

  return (
    <section aria-labelledby="report" className="flex flex-col gap-4">
      <h2 id="report" className="text-xl">
        {t("report")}
      </h2>
      <p className="text-sm text-ink-soft">{t("reportText")}</p>
      <Select
        label={t("reportMonth")}
        value={month}
        onChange={setMonth}
        options={months.map((value) => ({ value, label: monthAndYear(value, lang) }))}
      />
      <Button variant="soft" className="self-start" pending={isMaking} onClick={() => void make()}>
        {!isMaking && <Icon node={Download} size={18} />}
        {t("reportSave")}
      </Button>
    </section>
  )
}
