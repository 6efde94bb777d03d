/// <reference lib="esnext.temporal" />
import type { Language } from "#domain/language.ts"
import { reminders } from "#domain/profile/preferences.ts"
import { isQuiet } from "#domain/reminders/reminder-times.ts"
import { isOffset } from "#domain/time-zone.ts"
import { isTakenOn } from "#domain/visits/medicines.ts"
import { hashSecret } from "../../hash-secret.ts"
import { slotsOfWords } from "../noted.ts"
import { localDate } from "../slots.ts"
import { titleOf, titleOfNoted, titleOfWord } from "../text.ts"
import type { Wishes } from "../wishes.ts"
import { escapeText, fileOf } from "./lines.ts"
import { localMoment, zoneLines } from "./zone.ts"

type Feed = { language: Language; isNeutral: boolean; createdAt: string; secretHash: string }

const minutesOfEvent = 15

/**
 * Returns a user's reminders as a calendar (RFC 5545) in her time zone, her noted visits and medicines without saying what
 * they are, and the next short word if she wants to be reminded of it. No event marks her as busy. In quiet mode the
 * calendar has only her own visits and medicines.
 */
export function calendarOf({ times, toggles, isSilent, noted }: Wishes, feed: Feed, now: Date): string {
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
        return event(`${reminder} ${time}`, day.toPlainDateTime(time), summary, "RRULE:FREQ=DAILY")
      })
  })
  const today = localDate(timeZone, now)
  const titleNoted = escapeText(titleOfNoted(language, isNeutral))
  const visits = noted.visits
    .filter(({ date }) => date >= today)
    .flatMap(({ visitId, date, time }) => event(visitId, Temporal.PlainDateTime.from(`${date}T${time}`), titleNoted))
  const medicines = noted.medicines
    .filter((medicine) => isTakenOn(medicine, today))
    .flatMap(({ medicineId, times: hers, untilDate }) =>
      hers
        .filter((time) => !isQuiet(time, times))
        .flatMap((time) => {
          const until = untilDate && `;UNTIL=${inUtc(timeZone, Temporal.PlainDateTime.from(`${untilDate}T${time}`))}`
          const rule = `RRULE:FREQ=DAILY${until ?? ""}`
          return event(`${medicineId} ${time}`, Temporal.PlainDateTime.from(`${today}T${time}`), titleNoted, rule)
        }),
    )

  // Only the next short word is in the calendar, because the dates of all of them would tell how old the baby is.
  const nextWord = noted.wordDates.filter((date) => date >= today).slice(0, 1)
  const titleWord = escapeText(titleOfWord(language, isNeutral))
  const words = slotsOfWords(nextWord, times).flatMap(({ date, time }) =>
    event(`shortWord ${date}`, Temporal.PlainDateTime.from(`${date}T${time}`), titleWord),
  )

  function event(name: string, start: Temporal.PlainDateTime, summary: string, rule?: string): string[] {
    const end = start.add({ minutes: minutesOfEvent })
    return [
      "BEGIN:VEVENT",
      `UID:${hashSecret(`${secretHash} ${name}`)}@reminders`,
      `DTSTAMP:${stamp}`,
      `DTSTART${momentIn(timeZone, start)}`,
      `DTEND${momentIn(timeZone, end)}`,
      ...(rule ? [rule] : []),
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
  }

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
    ...visits,
    ...medicines,
    ...words,
    "END:VCALENDAR",
  ])
}

/** The time in UTC, the form that RFC 5545, 3.3.10 requires for the end of a rule. */
function inUtc(timeZone: string, at: Temporal.PlainDateTime): string {
  return `${localMoment(at.toZonedDateTime(timeZone).withTimeZone("UTC").toPlainDateTime())}Z`
}

/**
 * If the device gave only a fixed offset as its time zone, the time is written in UTC, because no zone can be named.
 */
function momentIn(timeZone: string, at: Temporal.PlainDateTime): string {
  if (!isOffset(timeZone)) return `;TZID=${timeZone}:${localMoment(at)}`
  return `:${inUtc(timeZone, at)}`
}
