import { CalendarPlus, Check, ChevronDown, Pencil } from "lucide"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth, shortWeekday } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { useClock, useVisits } from "#app/visits/use-visits.ts"
import { addDaysTo } from "#domain/days/day-record.ts"
import { isToCome, type VisitOfId, visitsMost } from "#domain/visits/visits.ts"
import { focusOn, Removed } from "./removed.tsx"
import { VisitForm } from "./visit-form.tsx"

type Undone = { visit: VisitOfId; did: "removed" | "done" }

/** Lists her coming visits, and below them the past ones, folded. */
export function Visits() {
  const t = useMessages("visits")
  const clock = useClock()
  const visits = useVisits()
  const { perform } = useOperations()
  /** The id of the visit that is being edited, or "new". */
  const [open, setOpen] = useState<string | null>(null)
  const [undone, setUndone] = useState<Undone | null>(null)
  const next = visits.filter((visit) => isToCome(visit, clock))
  const over = visits.filter((visit) => !isToCome(visit, clock)).reverse()

  function close(id: string) {
    flushSync(() => setOpen(null))
    focusOn(id)
  }

  function begin(id: string) {
    setUndone(null)
    setOpen(id)
  }

  function away(visit: VisitOfId, did: Undone["did"]) {
    flushSync(() => {
      setOpen(null)
      setUndone({ visit, did })
      if (did === "removed") perform("visitRemoved", { visitId: visit.visitId })
      else perform("visitDone", { visitId: visit.visitId, isDone: true })
    })
    focusOn("undo-visit")
  }

  function undo({ visit: { isDone, ...visit }, did }: Undone) {
    flushSync(() => {
      setUndone(null)
      if (did === "removed") perform("visitNoted", visit)
      else perform("visitDone", { visitId: visit.visitId, isDone: false })
    })
    focusOn(`change-${visit.visitId}`)
  }

  const row = (visit: VisitOfId) => (
    <li key={visit.visitId} className="max-w-none py-1">
      {open === visit.visitId ? (
        <VisitForm
          visitId={visit.visitId}
          first={visit}
          onClose={() => close(`change-${visit.visitId}`)}
          onRemove={() => away(visit, "removed")}
        />
      ) : (
        <VisitRow
          visit={visit}
          today={clock.date}
          onChange={() => begin(visit.visitId)}
          onDone={visit.isDone || !isToCome(visit, clock) ? undefined : () => away(visit, "done")}
        />
      )}
    </li>
  )

  return (
    <section aria-labelledby="next-visits" className="flex flex-col gap-3">
      <h2 id="next-visits" className={next.length === 0 ? "sr-only" : "text-xl"}>
        {t("next")}
      </h2>
      {next.length === 0 && open !== "new" && <p className="text-ink-soft">{t("none")}</p>}
      {next.length > 0 && <ul className="divide-y divide-line border-y border-line">{next.map(row)}</ul>}
      {undone && (
        <Removed
          id="undo-visit"
          text={t(undone.did === "removed" ? "removed" : "wasDone", { what: undone.visit.what })}
          onUndo={() => undo(undone)}
        />
      )}
      {open === "new" && <VisitForm first={{}} onClose={() => close("add-visit")} />}
      {open !== "new" && visits.length < visitsMost && (
        <Button id="add-visit" onClick={() => begin("new")} className="sm:self-start">
          <Icon node={CalendarPlus} size={20} />
          {t("add")}
        </Button>
      )}
      {visits.length >= visitsMost && <p className="text-sm text-ink-soft">{t("full", { most: visitsMost })}</p>}
      {over.length > 0 && (
        <Disclosure
          trigger={
            <button
              type="button"
              className="group inline-flex min-h-11 items-center gap-2 self-start text-left font-bold underline"
            >
              {t("over", { count: over.length })}
              <Icon node={ChevronDown} size={18} className="transition-transform group-data-panel-open:rotate-180" />
            </button>
          }
        >
          <ul className="divide-y divide-line border-y border-line">{over.map(row)}</ul>
        </Disclosure>
      )}
    </section>
  )
}

type VisitRowProps = { visit: VisitOfId; today: string; onChange: () => void; onDone: (() => void) | undefined }

function VisitRow({ visit, today, onChange, onDone }: VisitRowProps) {
  const t = useMessages("visits")
  const { visitId, what, date, time, place, patient } = visit
  const day = useDayName(today)(date)
  return (
    <div className="flex items-center gap-2">
      <p className="flex min-w-0 flex-1 flex-col py-2">
        <span className="text-sm font-semibold text-action-strong">
          {day} · {time}
        </span>
        <span dir="auto" className="font-bold wrap-anywhere">
          {what}
        </span>
        <span className="text-sm text-ink-soft wrap-anywhere">
          {t(patient)}
          {place && (
            <>
              {" · "}
              <bdi>{place}</bdi>
            </>
          )}
        </span>
      </p>
      {onDone && <IconButton label={t("done", { what })} node={Check} tone="soft" onClick={onDone} />}
      <IconButton
        id={`change-${visitId}`}
        label={t("change", { what })}
        node={Pencil}
        iconSize={18}
        tone="soft"
        onClick={onChange}
      />
    </div>
  )
}

/** A day's name such as "Today", "Tomorrow" or "Wed, 2 Dec". */
function useDayName(today: string) {
  const t = useMessages("visits")
  const language = useLanguage()
  return (date: string) => {
    if (date === today) return t("today")
    if (date === addDaysTo(today, 1)) return t("tomorrow")
    return t("onDay", { weekday: shortWeekday(date, language), day: dayAndMonth(date, language) })
  }
}
