import { Suspense } from "react"
import { type ScreenHandle, screenLoader } from "#app/language/screen-loader.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useReminderTimes } from "#app/reminders/use-reminder-times.ts"
import { QuietCard } from "#app/silence/quiet-card.tsx"
import { useSilence } from "#app/silence/use-silence.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Page } from "#app/ui/page.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { useToast } from "#app/ui/use-toast.ts"
import { defaultReminders, type Reminder, reminders } from "#domain/preferences.ts"
import type { ReminderTimes } from "#domain/reminder-times.ts"
import { BackToProfile } from "../back-to-profile.tsx"
import { ByMail } from "./by-mail.tsx"
import { InCalendar } from "./in-calendar.tsx"
import { QuietHours } from "./quiet-hours.tsx"
import { ReminderTimesOf } from "./reminder-times.tsx"
import { RemindersHere } from "./reminders-here.tsx"

export const handle: ScreenHandle = { messages: "notifications", also: ["consent", "install"] }
export const clientLoader = screenLoader(handle)

export default function Notifications() {
  const t = useMessages("notifications")
  const showToast = useToast()
  const { preferences, set } = usePreferences()
  const { times, change, isGiven } = useReminderTimes()
  const isQuiet = useSilence()

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
      <Page title={t("heading")} intro={t("intro")} back={<BackToProfile label={t("back")} />}>
        {isQuiet ? (
          <Suspense>
            <QuietCard about="reminders" />
          </Suspense>
        ) : (
          <div className="flex flex-col gap-8">
            <RemindersHere />
            <ul className="divide-y divide-line border-y border-line">
              {reminders.map((reminder) => (
                <li key={reminder} className="max-w-none py-1">
                  <Switch
                    label={t(reminder)}
                    description={t(`${reminder}Text`)}
                    checked={preferences[reminder]}
                    onChange={(isOn) => switchTo(reminder, isOn)}
                  />
                  {isGiven && preferences[reminder] && (
                    <ReminderTimesOf
                      reminder={reminder}
                      times={times}
                      onChange={(next) => changeTimes({ [reminder]: next })}
                    />
                  )}
                </li>
              ))}
            </ul>
            {isGiven && <QuietHours times={times} onChange={changeTimes} />}
            {isGiven && <InCalendar />}
            <ByMail isOn={times.byMail && isGiven} onChange={(byMail) => changeTimes({ byMail })} />
          </div>
        )}
      </Page>
    </>
  )
}

/** The reminders she wishes, on all her devices. */
function usePreferences() {
  const { own } = useSynced().rows.preferences
  const { perform } = useOperations()

  function set(reminder: Reminder, isOn: boolean) {
    perform("preferencesChanged", { fields: { [reminder]: isOn } })
  }

  return { preferences: { ...defaultReminders, ...own?.values }, set }
}
