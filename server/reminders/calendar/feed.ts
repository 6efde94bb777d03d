/// <reference lib="esnext.temporal" />
import type { Language } from "#domain/language.ts"
import { reminders } from "#domain/profile/preferences.ts"
import { isQuiet } from "#domain/reminders/reminder-times.ts"
import { isOffset } from "#domain/time-zone.ts"
import { hashSecret } from "../../hash-secret.ts"
import { localDate } from "../slots.ts"
import { titleOf } from "../text.ts"
import type { Wishes } from "../wishes.ts"
import { escapeText, fileOf } from "./lines.ts"
import { localMoment, zoneLines } from "./zone.ts"

type Feed = { language: Language; isNeutral: boolean; createdAt: string; secretHash: string }

const minutesOfEvent = 15

/** Returns her reminders as a calendar (RFC 5545) in her time zone. None makes her busy, and in silence there are none. */
export function calendarOf({ times, toggles, isSilent }: Wishes, feed: Feed, now: Date): string {
  const { language, isNeutral, createdAt, secretHash } = feed
  const { timeZone } = times
  const name = escapeText(isNeutral ? titleOf(null, language) : "Florescer")
  const created = new Date(createdAt)
  const day = Temporal.PlainDate.from(localDate(timeZone, created))
  const stamp = `${createdAt.slice(0, 19).replaceAll(/[-:]/g, "")}Z`
  const wished = isSilent ? [] : reminders.filter((reminder) => toggles[reminder])
  const events = wished.flatMap((reminder) => {
    const summary = escapeText(titleOf(isNeutral ? null : reminder, language))
    return [...new Set(times[reminder])]
      .filter((time) => !isQuiet(time, times))
      .flatMap((time) => {
        const start = day.toPlainDateTime(time)
        const end = start.add({ minutes: minutesOfEvent })
        return [
          "BEGIN:VEVENT",
          `UID:${hashSecret(`${secretHash} ${reminder} ${time}`)}@reminders`,
          `DTSTAMP:${stamp}`,
          `DTSTART${momentIn(timeZone, start)}`,
          `DTEND${momentIn(timeZone, end)}`,
          "RRULE:FREQ=DAILY",
          `SUMMARY:${summary}`,
          "TRANSP:TRANSPARENT",
          "X-MICROSOFT-CDO-BUSYSTATUS:FREE",
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          "TRIGGER:PT0S",
          `DESCRIPTION:${summary}`,
          "END:VALARM",
          "END:VEVENT",
        ]
      })
  })
  return fileOf([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Calendar//Reminders//EN",
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...(isOffset(timeZone) ? [] : [`X-WR-TIMEZONE:${timeZone}`, ...zoneLines(timeZone, created, now)]),
    ...events,
    "END:VCALENDAR",
  ])
}

/** Where her device knows only its offset from UTC, that offset is fixed, so that the moment is written in UTC. */
function momentIn(timeZone: string, at: Temporal.PlainDateTime): string {
  if (!isOffset(timeZone)) return `;TZID=${timeZone}:${localMoment(at)}`
  return `:${localMoment(at.toZonedDateTime(timeZone).withTimeZone("UTC").toPlainDateTime())}Z`
}
