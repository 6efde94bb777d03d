import type { ICalEventRepeatingFreq } from "ical-generator"
import type { Language } from "#domain/language.ts"
import { type Reminder, reminders } from "#domain/preferences.ts"
import { isQuiet } from "#domain/reminder-times.ts"
import { titleOf } from "../reminders/text.ts"
import type { Wishes } from "../reminders/wishes.ts"

type Feed = { language: Language; isNeutral: boolean; createdAt: string }

const minutesOfEvent = 15
const refreshSeconds = 6 * 60 * 60
const daily = "DAILY" as ICalEventRepeatingFreq

/**
 * Her reminders as a calendar (RFC 5545), each repeated daily with an alarm. Times are floating: they hold wherever her
 * phone is. In silence, and for what she has switched off, there is nothing in it.
 */
export async function calendarOf({ times, toggles, isSilent }: Wishes, { language, isNeutral, createdAt }: Feed) {
  const { default: ical } = await import("ical-generator")
  const name = isNeutral ? titleOf(null, language) : "Florescer"
  const calendar = ical({ name, ttl: refreshSeconds, prodId: { company: "Calendar", product: "Reminders" } })
  const wished = isSilent ? [] : reminders.filter((reminder) => toggles[reminder])
  for (const reminder of wished) {
    for (const time of times[reminder].filter((each) => !isQuiet(each, times))) {
      const start = new Date(`${createdAt.slice(0, 10)}T${time}:00.000Z`)
      const end = new Date(start.getTime() + minutesOfEvent * 60_000)
      const summary = titleOf(isNeutral ? null : reminder, language)
      const event = calendar.createEvent({
        id: idOf(reminder, time),
        start,
        end,
        floating: true,
        stamp: new Date(createdAt),
        summary,
        repeating: { freq: daily },
      })
      event.createAlarm({ type: "display" as never, trigger: 0, description: summary })
    }
  }
  return calendar.toString()
}

/** The same at each request, so that a calendar recognises it; it tells nothing by itself. */
function idOf(reminder: Reminder, time: string): string {
  return `${reminders.indexOf(reminder)}-${time.replace(":", "")}@reminders`
}
