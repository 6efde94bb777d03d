import { ScrollText } from "lucide"
import { useRef, useState } from "react"
import { Link } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { messageOf } from "#app/language/load-messages.ts"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { focusMain, focusMainFrom } from "#app/ui/focus-main.ts"
import { Icon } from "#app/ui/icon.tsx"
import { closeFailure, useToast } from "#app/ui/toast.ts"
import { useNotice } from "./use-notice.ts"

/** Asks about a new policy; closing the notice without an answer does not count as agreement. */
export default function PolicyNotice() {
  const t = useMessages("legal")
  const tErrors = useMessages("errors")
  const showToast = useToast()
  const lang = useLanguage()
  const [isLater, setLater] = useState(false)
  const card = useRef<HTMLElement>(null)
  const { notice, pending, answer } = useNotice((error) => {
    showToast({ title: messageOf(tErrors, error) ?? t("noticeFailed"), kind: "destructive" })
  })
  if (!notice || isLater) return null
  const { number, version, appliesOn, hasNewText, asksForDays } = notice

  async function give(agrees: boolean) {
    closeFailure()
    const going = card.current
    await answer(number, agrees)
    focusMainFrom(going)
  }

  function wait() {
    setLater(true)
    focusMain()
  }

  return (
    <Card ref={card} tone="note" aria-labelledby="policy-notice" className="flex flex-col gap-3">
      <h2 id="policy-notice" className="flex items-center gap-3 text-lg">
        <Icon node={ScrollText} size={22} className="shrink-0 text-note" />
        {t(hasNewText ? "noticeTitle" : "noticeDetailsTitle")}
      </h2>
      <p>
        {hasNewText && appliesOn
          ? t("noticeApplies", { version, date: longCalendarDate(appliesOn, lang) })
          : t("noticeHere", { version })}
      </p>
      <p>{t(hasNewText ? "news" : "noticeDetails")}</p>
      {asksForDays && <p className="text-pretty rounded-md border border-note/40 px-4 py-3">{t("noticeDays")}</p>}
      <p className="text-sm">{t("noticeFree")}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {asksForDays ? (
          <>
            <Button size="small" pending={pending === "agree"} onClick={() => void give(true)}>
              {t("noticeAgree")}
            </Button>
            <Button variant="quiet" size="small" onClick={wait}>
              {t("noticeLater")}
            </Button>
          </>
        ) : (
          <Button variant="quiet" size="small" pending={pending === "close"} onClick={() => void give(false)}>
            {t("noticeClose")}
          </Button>
        )}
        <ReadLink to="/privacy" name={t("privacy")} />
        <ReadLink to="/terms" name={t("terms")} />
      </p>
    </Card>
  )
}

function ReadLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
      {name}
    </Link>
  )
}
