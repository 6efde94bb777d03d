import { Suspense, useState } from "react"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { QuietCard } from "#app/privacy/silence/quiet-card.tsx"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import ClockQuestion from "#app/reminders/clock-question.tsx"
import { useReminderTimes } from "#app/reminders/use-reminder-times.ts"
import { useRemindersHere } from "#app/reminders/use-reminders-here.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { BackLink } from "#app/ui/back-link.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Page } from "#app/ui/page.tsx"
import { useToast } from "#app/ui/toast.ts"
import { useMedicines, useVisits } from "#app/visits/use-visits.ts"
import { defaultReminders, type Reminder, reminders } from "#domain/profile/preferences.ts"
import type { ReminderTimes } from "#domain/reminders/reminder-times.ts"
import { ByMail } from "./by-mail.tsx"
import { DailyReminders } from "./daily-reminders.tsx"
import { InCalendar } from "./in-calendar.tsx"
import { QuietHours } from "./quiet-hours.tsx"
import { RemindersHere } from "./reminders-here.tsx"
import { TimeZone } from "./time-zone.tsx"

export const handle: ScreenHandle = { messages: "notifications", also: ["consent", "install"] }
export const clientLoader = screenLoader(handle)

export default function Notifications() {
  const t = useMessages("notifications")
  const showToast = useToast()
  const { preferences, isUntouched, set, keepMorning } = usePreferences()
  const { times, timeZone, change, isGiven } = useReminderTimes()
  const isQuiet = useSilence()
  const device = useRemindersHere()
  const isByMail = times.byMail && isGiven
  const [isUnfolded, setUnfolded] = useState(device.here !== "on" && device.here !== "off")
  const hasNoted = useHasNoted()

  function switchTo(reminder: Reminder, isOn: boolean) {
    set(reminder, isOn)
    showToast({ title: t("updated"), description: t(isOn ? "switchedOn" : "switchedOff", { what: t(reminder) }) })
  }

  function changeTimes(fields: Partial<ReminderTimes>) {
    change(fields)
    showToast({ title: t("updated") })
  }

  return (
    <>
      <title>{t("title")}</title>
      <Page title={t("heading")} back={<BackLink to="/profile">{t("back")}</BackLink>} isDense>
        <div className="flex flex-col gap-8">
          {isQuiet && (
            <Suspense>
              <QuietCard about="reminders" />
            </Suspense>
          )}
          {(!isQuiet || isGiven || hasNoted) && (
            <>
              <ClockQuestion />
              <RemindersHere device={device} isUntouched={isUntouched} onFewer={keepMorning} />
              {!isQuiet && (
                <DailyReminders
                  preferences={preferences}
                  isWaiting={device.here !== "on" && !isByMail}
                  onSwitch={switchTo}
                  onTimes={changeTimes}
                />
              )}
              <Disclosure label={t(isGiven ? "otherWays" : "byMail")} open={isUnfolded} onOpenChange={setUnfolded}>
                <div className="flex flex-col gap-8 pt-3">
                  {isGiven && timeZone && (
                    <TimeZone timeZone={timeZone} onChange={(next) => changeTimes({ timeZone: next })} />
                  )}
                  {isGiven && <QuietHours times={times} onChange={changeTimes} />}
                  {isGiven && <InCalendar />}
                  <ByMail isOn={isByMail} onChange={(byMail) => changeTimes({ byMail })} />
                </div>
              </Disclosure>
            </>
          )}
        </div>
      </Page>
    </>
  )
}

/** True if she has noted visits or medicines, the only things that quiet mode still reminds her of. */
function useHasNoted() {
  const visits = useVisits()
  const medicines = useMedicines()
  return visits.length + medicines.length > 0
}

function usePreferences() {
  const own = useSynced(({ preferences }) => preferences.own)
  const { perform } = useOperations()

  function set(reminder: Reminder, isOn: boolean) {
    perform("preferencesChanged", { fields: { [reminder]: isOn } })
  }

  function keepMorning() {
    perform("preferencesChanged", { fields: { mealReminders: false, waterReminder: false, dailyTips: false } })
  }

  const isUntouched = reminders.every((reminder) => own?.values[reminder] === undefined)
  return { preferences: { ...defaultReminders, ...own?.values }, isUntouched, set, keepMorning }
}
