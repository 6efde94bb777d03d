/// <reference lib="esnext.temporal" />
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { describe, expect, test } from "vitest"
import { canReadCalendars } from "../../../scripts/set-up/calendar-reader.mjs"
import { pythonOfSystem } from "../../../scripts/set-up/python.mjs"
import { nothingNoted } from "../noted.ts"
import { calendarOf } from "./feed.ts"
import { fileOf } from "./lines.ts"

const createdAt = "2026-03-01T09:00:00.000Z"
const now = new Date("2026-11-26T09:00:00.000Z")
const toggles = { morningReminder: true, mealReminders: true, waterReminder: false, dailyTips: false }

function feedIn(timeZone: string, { secretHash = "hash", morning = "08:00" } = {}) {
  const times = {
    timeZone,
    morningReminder: [morning],
    mealReminders: ["12:30"],
    waterReminder: [],
    dailyTips: [],
    quietFrom: "22:00",
    quietUntil: "06:00",
    byMail: false,
    shortWords: false,
  }
  const feed = { language: "pt", isNeutral: false, createdAt, secretHash } as const
  return calendarOf({ times, toggles, isSilent: false, hardNights: new Set(), noted: nothingNoted }, feed, now)
}

const valuesOf = (text: string, name: string) =>
  [...text.replaceAll("\r\n ", "").matchAll(new RegExp(`^${name}:(.*)\\r$`, "gm"))].map(([, value]) => value)

/** Returns when events begin in UTC, as Google and Outlook compute it from the local time and TZID. */
function startsInUtc(text: string) {
  const starts = text.matchAll(/^DTSTART;TZID=(.+?):(\d{8}T\d{6})\r$/gm)
  return [...starts].map(([, zone, local]) =>
    Temporal.PlainDateTime.from(local as string)
      .toZonedDateTime(zone as string)
      .toInstant()
      .toString(),
  )
}

test("eight o'clock is eight o'clock where she is, also for calendars that take a time without a zone for UTC", () => {
  const text = feedIn("America/Sao_Paulo")
  expect(startsInUtc(text)).toEqual(["2026-03-01T11:00:00Z", "2026-03-01T15:30:00Z"])
  expect(valuesOf(text, "X-WR-TIMEZONE")).toEqual(["America/Sao_Paulo"])
  expect(valuesOf(text, "TZID")).toEqual(["America/Sao_Paulo"])
  const [, events] = text.split("END:VTIMEZONE")
  expect(events).not.toMatch(/^DT(START|END):/m)
  expect(text.match(/^DT(START|END);TZID=America\/Sao_Paulo:/gm)).toHaveLength(4)
})

test("where her device knows only its offset from UTC, times are in UTC, and no zone is described", () => {
  const text = feedIn("-03:30")
  expect(valuesOf(text, "DTSTART")).toEqual(["20260301T113000Z", "20260301T160000Z"])
  expect(text).not.toMatch(/TZID|TIMEZONE/)
})

test("no reminder makes her busy", () => {
  const text = feedIn("America/Sao_Paulo")
  expect(valuesOf(text, "TRANSP")).toEqual(["TRANSPARENT", "TRANSPARENT"])
  expect(valuesOf(text, "X-MICROSOFT-CDO-BUSYSTATUS")).toEqual(["FREE", "FREE"])
})

test("an event has the same name at each request, and no other mother's has it", () => {
  const [hers, again, another] = [{}, { morning: "09:15" }, { secretHash: "another" }].map((options) =>
    valuesOf(feedIn("America/Recife", options), "UID"),
  ) as [string[], string[], string[]]
  expect(valuesOf(feedIn("America/Recife"), "UID")).toEqual(hers)
  expect(again[1]).toBe(hers[1])
  expect(new Set([...hers, again[0], ...another]).size).toBe(5)
})

test("clock changes are one yearly rule where they follow one, and dates where they do not", () => {
  const rules = (zone: string) => valuesOf(feedIn(zone), "RRULE").filter((rule) => rule !== "FREQ=DAILY")
  expect(rules("America/Sao_Paulo")).toEqual([])
  expect(rules("Europe/Lisbon")).toEqual(["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"])
  expect(rules("America/New_York")).toEqual(["FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"])
  expect(rules("America/Santiago")).toEqual([])
  expect(valuesOf(feedIn("America/Santiago"), "RDATE").length).toBeGreaterThan(10)
})

test("a long line is folded before its 76th octet, and between characters", () => {
  const line = `SUMMARY:${"ação ".repeat(40)}`
  const lines = fileOf([line]).split("\r\n")
  expect(Math.max(...lines.map((each) => Buffer.byteLength(each)))).toBeLessThanOrEqual(75)
  expect(lines.join("\r\n").replaceAll("\r\n ", "")).toBe(`${line}\r\n`)
})

describe.skipIf(!canReadCalendars())("another program, by the feed's own description of the zone", () => {
  const zones = [
    ...["America/Sao_Paulo", "America/Recife", "America/New_York", "America/Santiago", "America/Mexico_City"],
    ...["Europe/Lisbon", "Europe/Madrid", "Europe/Dublin", "Atlantic/Azores", "Africa/Casablanca"],
    ...["Asia/Kolkata", "Asia/Jerusalem", "Australia/Lord_Howe", "Pacific/Auckland", "UTC"],
  ]
  test.each(zones)("reads her times and the clock changes of %s for ten years", (timeZone) => {
    const text = feedIn(timeZone)
    const moments = Array.from({ length: 10 * 52 }, (_, week) =>
      Temporal.Instant.from("2026-03-02T12:00Z").add({ hours: week * 7 * 24 }),
    )
    const offsets = moments.map((moment) => moment.toZonedDateTimeISO(timeZone).offsetNanoseconds / 60e9)
    const asked = JSON.stringify({
      text,
      timeZone,
      moments: moments.map((m) => m.toString({ smallestUnit: "minute" })),
    })
    const reader = fileURLToPath(new URL("../../../tests/calendar/read_calendar.py", import.meta.url))
    const { stdout, stderr } = spawnSync(pythonOfSystem, [reader], { input: asked, encoding: "utf8" })
    expect(stderr).toBe("")
    const read = JSON.parse(stdout)
    expect(read.errors).toEqual([])
    expect(read.offsetsMinutes).toEqual(offsets)
    expect(read.events.map(({ start }: { start: string }) => start)).toEqual(
      startsInUtc(text).map((start) => start.replace(":00Z", "Z")),
    )
    expect(read.events.map(({ transparent }: { transparent: string }) => transparent)).toEqual([
      "TRANSPARENT",
      "TRANSPARENT",
    ])
  })
})
