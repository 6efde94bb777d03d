import { Clock } from "lucide"
import { type FormEvent, useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { timeOfDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useWhen } from "#app/team/use-when.ts"
import { Button } from "#app/ui/button.tsx"
import { calendarDay, timeOfDayAt } from "#app/ui/her-clock.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { dayMs } from "#domain/day-ms.ts"
import type { Language } from "#domain/language.ts"
import { faultOfSendAt } from "#domain/team/scheduled-reply.ts"
import { teamTextMaxLength } from "#domain/team/team.ts"
import { DeskDialog } from "../desk-dialog.tsx"
import { momentAt } from "./moment-at.ts"

const hourMs = 60 * 60_000
const tenMinutesMs = 10 * 60_000

type Written = { text: string; sendAt: string }

type SendLaterProps = {
  /**
   * The reply to be changed, with the mother's language; left out for a new reply, whose text is in the message field.
   */
  changed?: Written & { language: Language }
  /** The time by which she expects a reply (ISO 8601, UTC); null if there is none. */
  dueAt: string | null
  isSending: boolean
  onSend: (written: Written) => void
  onClose: () => void
}

/** Asks at what time the reply is to be sent by itself. */
export function SendLater({ changed, dueAt, isSending, onSend, onClose }: SendLaterProps) {
  const t = useMessages("team")
  const lang = useLanguage()
  const when = useWhen()
  const [presets] = useState(presetsOf)
  const [text, setText] = useState(changed?.text ?? "")
  const [{ date, time }, setAt] = useState(() => partsOf(changed ? new Date(changed.sendAt) : presets.tomorrowAt))
  const [isTried, setTried] = useState(false)
  const sendAt = date && time ? momentAt(date, time) : null
  const fault = sendAt ? faultOfSendAt(sendAt, new Date()) : "missing"
  const faults = { missing: "sendAtMissing", past: "sendAtPast", far: "sendAtFar" } as const
  const isLate = dueAt !== null && sendAt !== null && !fault && sendAt.toISOString() > dueAt
  const length = text.trim().length
  const isTooLong = length > teamTextMaxLength

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isSending || !sendAt || fault || isTooLong || (changed && length === 0)) return
    onSend({ text: text.trim(), sendAt: sendAt.toISOString() })
  }

  return (
    <DeskDialog title={t(changed ? "changeTitle" : "sendLaterTitle")} onClose={onClose}>
      <form onSubmit={send} className="flex flex-col gap-4">
        {changed && (
          <div className="flex flex-col gap-1.5">
            <label htmlFor="changed-reply" className="sr-only">
              {t("yourReply")}
            </label>
            <textarea
              id="changed-reply"
              data-first=""
              rows={4}
              dir="auto"
              lang={changed.language}
              value={text}
              aria-invalid={isTooLong || undefined}
              aria-describedby={isTooLong ? "changed-error" : undefined}
              onChange={({ target }) => setText(target.value)}
              className="field-sizing-content max-h-[35dvh] min-h-24 w-full resize-none rounded-md border border-line-strong bg-surface px-4 py-3 text-base"
            />
            {isTooLong && (
              <p id="changed-error" role="alert" className="text-sm font-semibold text-danger">
                {t("tooLong", { max: teamTextMaxLength, length })}
              </p>
            )}
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          {Object.entries(presets).map(([name, at], index) => (
            <button
              key={name}
              type="button"
              data-first={!changed && index === 0 ? "" : undefined}
              aria-pressed={sendAt?.getTime() === at.getTime()}
              onClick={() => setAt(partsOf(at))}
              className="min-h-11 rounded-full border border-line-strong px-4 text-sm font-semibold tabular-nums transition-colors hover:bg-sunken aria-pressed:border-transparent aria-pressed:bg-action-soft aria-pressed:text-action-strong"
            >
              {name === "tomorrowAt" ? (
                t(name, { time: timeOfDay(at.toISOString(), lang) })
              ) : (
                <>
                  {t("inTwoHours")} <span className="font-normal">· {when(at.toISOString())}</span>
                </>
              )}
            </button>
          ))}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_9.25rem] gap-3 max-[23.5rem]:grid-cols-1">
          <TextField
            type="date"
            label={t("sendDate")}
            value={date}
            onChange={({ target }) => setAt({ date: target.value, time })}
            error={isTried && fault ? t(faults[fault]) : undefined}
          />
          <TextField
            type="time"
            label={t("sendTime")}
            value={time}
            onChange={({ target }) => setAt({ date, time: target.value })}
          />
        </div>
        {isLate && <Notice role="status">{t("sendAfterDue", { when: when(dueAt) })}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-soft">{t("onlyUntil")}</p>
          <Button type="submit" size="small" className="ml-auto" pending={isSending}>
            {!isSending && <Icon node={Clock} size={18} />}
            {t("letWait")}
          </Button>
        </div>
      </form>
    </DeskDialog>
  )
}

/** Returns the times that are offered: in two hours, rounded up to ten minutes, and tomorrow at nine in the morning. */
function presetsOf() {
  const nowMs = Date.now()
  const inTwoHours = new Date(Math.ceil((nowMs + 2 * hourMs) / tenMinutesMs) * tenMinutesMs)
  return { inTwoHours, tomorrowAt: momentAt(dayAfter(calendarDay(nowMs)), "09:00") }
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + dayMs).toISOString().slice(0, 10)
}

function partsOf(at: Date) {
  return { date: calendarDay(at.getTime()), time: timeOfDayAt(at.getTime()) }
}
