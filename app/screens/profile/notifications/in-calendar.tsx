import { useState } from "react"
import { copyText } from "#app/copy-text.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { readDiscreet } from "#app/privacy/discreet/settings.ts"
import { Button } from "#app/ui/button.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { closeFailure, useToast } from "#app/ui/toast.ts"
import { useCalendar } from "./use-calendar.ts"

export function InCalendar() {
  const t = useMessages("notifications")
  const errors = useMessages("errors")
  const showToast = useToast()
  const lang = useLanguage()
  const { feed, isLost, address, renew, remove } = useCalendar()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [isWorking, setWorking] = useState(false)
  const isNeutral = chosen ?? feed?.isNeutral ?? readDiscreet() !== null

  async function attempt(work: Promise<boolean>) {
    setWorking(true)
    closeFailure()
    const isDone = await work
    setWorking(false)
    if (!isDone) showToast({ title: t("calendarNotReached"), kind: "destructive" })
  }

  async function copy() {
    const isCopied = await copyText(address ?? "")
    if (!isCopied) document.querySelector<HTMLInputElement>("input[name=calendar]")?.focus()
    showToast({ title: isCopied ? t("calendarCopied") : errors("copyByHand") })
  }

  return (
    <section aria-labelledby="in-calendar" className="flex flex-col gap-3">
      <h2 id="in-calendar">{t("inCalendar")}</h2>
      <p className="text-ink-soft">{t("inCalendarText")}</p>
      <Switch
        label={t("calendarNeutral")}
        description={t("calendarNeutralText")}
        checked={isNeutral}
        onChange={setChosen}
      />
      {address && (
        <div className="flex flex-col gap-3 rounded-lg bg-done-soft p-4">
          <TextField
            name="calendar"
            label={t("calendarAddress")}
            description={t("calendarAddressText")}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <p className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => void copy()}>
              {t("calendarCopy")}
            </Button>
            <a
              href={address.replace(/^https?/, "webcal")}
              className="inline-flex min-h-11 items-center px-2 font-bold underline underline-offset-4"
            >
              {t("calendarOpen")}
            </a>
          </p>
        </div>
      )}
      {feed && !address && <p>{t("calendarSince", { date: longDate(feed.createdAt, lang) })}</p>}
      {isLost && <p role="status">{t("calendarNotReached")}</p>}
      <p className="flex min-h-11 flex-wrap gap-3">
        {feed !== undefined && (
          <Button
            variant="quiet"
            pending={isWorking}
            onClick={() => void attempt(renew({ language: lang, isNeutral }))}
            className="self-start"
          >
            {t(feed ? "calendarRenew" : "calendarMake")}
          </Button>
        )}
        {feed && (
          <Button variant="quiet" pending={isWorking} onClick={() => void attempt(remove())}>
            {t("calendarRemove")}
          </Button>
        )}
      </p>
    </section>
  )
}
