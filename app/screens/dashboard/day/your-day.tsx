import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { useCorrectedToday, useDayNow } from "#app/sync/sync-context.ts"
import { Card } from "#app/ui/card.tsx"
import { Scale } from "#app/ui/scale.tsx"
import { checkInQuestions } from "#domain/days/check-in.ts"
import { daysAtHand } from "#domain/days/day-record.ts"
import { isAmongLast, lastSleepHours } from "#domain/days/days-of.ts"
import { DayChoice } from "./day-choice.tsx"
import { Sleep } from "./sleep.tsx"
import { useDayLog } from "./use-day-log.ts"
import { Water } from "./water.tsx"

export function YourDay() {
  const t = useMessages("dashboard")
  const today = useCorrectedToday()
  const [chosen, setChosen] = useState<string | null>(null)
  const dayNow = useDayNow()
  const dateOn = (day: string) => (chosen !== null && isAmongLast(chosen, day, daysAtHand) ? chosen : day)
  const date = dateOn(today)
  const dateNow = () => dateOn(dayNow())
  const { rows, log, isPending, isAsked, agree } = useDayLog()
  const answers = rows.checkIns[date]?.values

  function agreeHere() {
    // The button disappears once she agrees, so the questions take the focus.
    document.getElementById("feeling")?.focus()
    agree()
  }

  return (
    <Card tone="diary" aria-labelledby="feeling" className="flex flex-col gap-3 max-sm:p-3">
      <h2 id="feeling" tabIndex={-1} className="text-xl outline-none">
        {t("feeling")}
      </h2>
      <DayChoice date={date} today={today} onChange={(next) => setChosen(next === today ? null : next)} />
      {checkInQuestions.map((question) => (
        <Scale
          key={question}
          label={t(question)}
          ends={[t(`low-${question}`), t(`high-${question}`)]}
          endsRead={t(`ends-${question}`)}
          value={answers?.[question] ?? null}
          onChange={(score) => log("checkInAnswered", { date: dateNow(), question, score })}
        />
      ))}
      <Sleep
        hours={answers?.sleepHours ?? null}
        lastHours={lastSleepHours(rows.checkIns, date)}
        onChange={(hours) => log("sleepAnswered", { date: dateNow(), hours })}
      />
      <Water
        glasses={rows.water[date]}
        onDrink={(glassId) => log("glassDrunk", { date: dateNow(), glassId })}
        onTakeBack={(glassId) => log("glassTakenBack", { date, glassId })}
      />
      {isAsked && (
        <div ref={reveal} className="flex scroll-mb-28 flex-col gap-5">
          <ConsentSentence purpose="diary" />
          <ConsentButton isAsked agreeing="agreeAndSave" onClick={agreeHere} />
        </div>
      )}
      {isPending && (
        <p role="status" className="text-sm text-ink-soft">
          {t("waiting")}
        </p>
      )}
    </Card>
  )
}

/**
 * Scrolls the request for consent into view, because she would miss it below the visible part, and her answer would not
 * be saved.
 */
function reveal(request: HTMLElement | null) {
  request?.scrollIntoView({ block: "nearest" })
}
