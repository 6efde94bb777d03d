import { expect, test } from "vitest"
import { offsetZone, timeZoneSchema } from "./time-zone.ts"

test.each([
  [180, "-03:00"],
  [-330, "+05:30"],
  [0, "+00:00"],
  [-845, "+14:05"],
])("a clock %i minutes behind UTC is in the zone %s, which the server takes", (minutes, zone) => {
  expect(offsetZone(minutes)).toBe(zone)
  expect(timeZoneSchema.safeParse(zone).success).toBe(true)
})

test.each(["Etc/Unknown", "America/Not_Yet", ""])("%s is no time zone", (name) => {
  expect(timeZoneSchema.safeParse(name).success).toBe(false)
})
