import { expect, test } from "vitest"
import { careCalendar } from "#content/care-calendar/calendar.ts"
import { isSoon, offersOf } from "./offers.ts"

const born = "2026-11-10"
const hers = { birthDate: born, country: "AU", today: born, settled: new Set<string>(), isSilent: false }
const idsOf = (around: Partial<typeof hers> | { birthDate: null } | { country: null }) =>
  offersOf(careCalendar, { ...hers, ...around }).map(({ id }) => id)

test("nothing is offered before birth and country are known, nor before the birth", () => {
  expect([idsOf({ birthDate: null }), idsOf({ country: null }), idsOf({ today: "2026-11-09" })]).toEqual([[], [], []])
})

test("the usual visits and the vaccines of her country come in the order of their days", () => {
  const offers = offersOf(careCalendar, hers)
  expect(offers.map(({ fromDate }) => fromDate)).toEqual(offers.map(({ fromDate }) => fromDate).toSorted())
  expect(offers.find(({ id }) => id === "au-2m")).toMatchObject({ patient: "baby", fromDate: "2027-01-10" })
  expect(offers.find(({ id }) => id === "mother-six-week-review")).toMatchObject({
    patient: "mother",
    fromDate: "2026-12-22",
    untilDate: "2026-12-28",
  })
  // A country whose calendar page could not be read has visits, but no vaccines.
  expect(offersOf(careCalendar, { ...hers, country: "BR" }).every(({ about }) => "visit" in about)).toBe(true)
  expect(idsOf({ country: "BR" })).toHaveLength(8)
})

test("what is over, taken or struck is not offered, and a missed vaccine for four weeks only", () => {
  expect(idsOf({ today: "2026-11-12" })).not.toContain("baby-first-day")
  expect(idsOf({ settled: new Set(["au-2m"]) })).not.toContain("au-2m")
  expect([idsOf({ today: "2027-02-07" }).includes("au-2m"), idsOf({ today: "2027-02-08" }).includes("au-2m")]).toEqual([
    true,
    false,
  ])
})

test("after a loss only her own visits are offered", () => {
  const offers = offersOf(careCalendar, { ...hers, isSilent: true })
  expect(offers.length).toBeGreaterThan(0)
  expect(new Set(offers.map(({ patient }) => patient))).toEqual(new Set(["mother"]))
})

test("an age in months ends with a shorter month, and what is two months ahead is later", () => {
  const offers = offersOf(careCalendar, { ...hers, birthDate: "2026-12-31", today: "2026-12-31" })
  expect(offers.find(({ id }) => id === "au-2m")?.fromDate).toBe("2027-02-28")
  const soon = offers.filter((offer) => isSoon(offer, "2026-12-31"))
  expect(soon.map(({ id }) => id)).toEqual(expect.arrayContaining(["au-birth", "au-2m"]))
  expect(soon.map(({ id }) => id)).not.toContain("au-4m")
})
