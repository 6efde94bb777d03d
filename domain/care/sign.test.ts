import { describe, expect, it } from "vitest"
import { daysOf, highestLevel, lastDay, levelBeside, moreUrgent, type Sign, signLevels, signsAt } from "./sign.ts"
import { signById, signs } from "./signs/table.ts"

const everyDay = Array.from({ length: lastDay + 1 }, (_, day) => day)
const rank = (sign: Sign | undefined) => (sign ? signLevels.indexOf(sign.level) : signLevels.length)
const mostUrgent = (rows: readonly Sign[]) => rows.toSorted((one, other) => rank(one) - rank(other))[0]

it("every row has an id of its own, a source and days within the first year", () => {
  expect(new Set(signs.map(({ id }) => id)).size).toBe(signs.length)
  for (const sign of signs) {
    const [from, to] = daysOf(sign)
    expect(sign.id.startsWith(`${sign.of}-`), sign.id).toBe(true)
    expect(sign.sources.length, sign.id).toBeGreaterThan(0)
    expect(from >= 0 && from <= to && to <= lastDay, sign.id).toBe(true)
    for (const id of sign.with?.signs ?? []) expect(signById(id).of, sign.id).toBe(sign.of)
  }
})

it("a sign beside any others is never less urgent than alone", () => {
  for (const sign of signs)
    for (const other of signs) {
      const beside = levelBeside(sign, [other.id])
      expect(moreUrgent(beside, sign.level), `${sign.id} with ${other.id}`).toBe(beside)
      const highest = highestLevel([sign, other])
      for (const one of [sign, other]) expect(moreUrgent(highest ?? one.level, one.level)).toBe(highest)
    }
})

describe("what is never normal is not less urgent at a younger age", () => {
  const at = (day: number, symptom: string, fits: (sign: Sign) => boolean = () => true) =>
    mostUrgent(signsAt(signs, day).filter((sign) => sign.symptom === symptom && fits(sign)))

  /** The ages at which a symptom is less urgent than at an older age. */
  const milder = (symptom: string, fits?: (sign: Sign) => boolean) => {
    const ranks = everyDay.map((day) => rank(at(day, symptom, fits)))
    const mostUrgentLater = ranks.map((_, day) => Math.min(...ranks.slice(day)))
    return everyDay.filter((day) => (ranks[day] ?? 0) > (mostUrgentLater[day] ?? 0))
  }

  it.each([36.5, 37.4, 37.5, 37.9, 38, 38.9, 39, 39.9, 40, 41])("a temperature of %s °C", (celsius) => {
    const fits = ({ figures = {} }: Sign) =>
      celsius >= (figures.temperatureC ?? 0) && celsius <= (figures.temperatureToC ?? 99)
    expect(milder("fever", fits)).toEqual([])
  })

  it("60 breaths a minute; 50 to 59 are usual in the first 59 days (WHO)", () => {
    const fits = (breaths: number) => (sign: Sign) => breaths >= (sign.figures?.breathsPerMinute ?? 0)
    expect(milder("breath", fits(60))).toEqual([])
    expect(milder("breath", fits(55))).toEqual(everyDay.slice(0, 60))
    expect(milder("breath", fits(49))).toEqual([])
  })

  it("hours without a wet nappy; the first three days are usual", () => {
    const fits = (hours: number) => (sign: Sign) => hours >= (sign.figures?.hours ?? 0)
    for (const hours of [7, 8, 11, 12, 24]) expect(milder("wet", fits(hours)).every((day) => day < 3)).toBe(true)
    expect(at(3, "wet", fits(8))?.level).toBe("today")
    expect(at(2, "wet", fits(8))).toBeUndefined()
    expect(at(90, "wet", fits(8))).toBeUndefined()
  })

  it.each(["feeds", "vomit", "eye", "groin", "cough", "weight", "pressure"])("%s", (symptom) => {
    expect(milder(symptom)).toEqual([])
  })

  it("yellow alone, which is usual from day 1 to 14", () => {
    const alone = ({ id }: Sign) => ["baby-yellow-first-day", "baby-yellow-late", "baby-yellow-new"].includes(id)
    expect(milder("yellow", alone)).toEqual(everyDay.slice(1, 15))
    expect(at(0, "yellow", alone)?.level).toBe("now")
  })

  it("black poo is usual before day 3, and a weight below that of birth before day 14", () => {
    expect(daysOf(signById("baby-black-stool"))[0]).toBe(3)
    expect(daysOf(signById("baby-weight-below-birth"))[0]).toBe(14)
  })
})

it("raised blood pressure is for today, and with a sign of pre-eclampsia for now", () => {
  const raised = signById("mother-pressure-raised")
  expect(levelBeside(raised, [])).toBe("today")
  for (const id of ["mother-head", "mother-rib-pain", "mother-breathless", "mother-swollen-face"])
    expect(levelBeside(raised, [id])).toBe("now")
})

it("an unknown age has the signs of every age", () => {
  expect(signsAt(signs, null)).toEqual(signs)
})
