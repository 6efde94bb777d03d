import { describe, expect, it } from "vitest"
import { countryOf } from "../country-of.ts"
import { safetyKinds } from "../safety/concern.ts"
import { sourcesOf } from "./care-line-source.ts"
import {
  type CareCountry,
  type CareLine,
  careLinesFor,
  lineAfterNoAnswer,
  linesToShow,
  lineToCall,
  takeMessages,
  uncheckedCountries,
} from "./care-lines.ts"

function line(kind: CareLine["kind"], number: string, more: Partial<CareLine> = {}): CareLine {
  return { kind, number, source: { kind: "none" }, ...more }
}

function country(...lines: CareLine[]): CareCountry {
  return { code: "BR", asOf: null, timeZones: ["America/"], lines }
}

const always = { hours: "always" } as const
const numbers = (lines: readonly CareLine[]) => lines.map(({ number }) => number)

describe("whom to call when the first line does not answer", () => {
  const numberAfter = (...lines: CareLine[]) => lineAfterNoAnswer(lines)?.number

  it("is the next line of its kind that is always there", () => {
    const evenings = line("crisis", "2", { hours: [{ days: [1, 7], from: "16:00", to: "23:00" }] })
    expect(numberAfter(line("crisis", "1"), evenings, line("crisis", "3", always), line("emergency", "112"))).toBe("3")
    expect(numberAfter(line("crisis", "1"), evenings, line("emergency", "112"))).toBe("112")
  })

  it("is no line of another region, none that may not connect, none that takes messages only, and not the same number", () => {
    const others = [
      line("crisis", "2", { ...always, area: "Bogotá" }),
      line("crisis", "3", { ...always, mayFail: true }),
      line("crisis", "1", always),
      { kind: "crisis", text: { by: "sms", number: "4" }, source: { kind: "none" }, ...always } satisfies CareLine,
    ]
    expect(numberAfter(line("crisis", "1"), ...others, line("emergency", "112"))).toBe("112")
  })

  it("is whoever else listens before the emergency number, where there is time", () => {
    const emergency = line("emergency", "112", always)
    expect(numberAfter(line("loss", "1"), line("loss", "2"), line("crisis", "3", always), emergency)).toBe("2")
    expect(numberAfter(line("loss", "1"), line("crisis", "3", always), emergency)).toBe("3")
  })

  it("is nobody where the list has no other number", () => {
    expect(lineAfterNoAnswer([line("emergency", "112")])).toBeNull()
    expect(lineAfterNoAnswer([])).toBeNull()
  })
})

describe("a line that is closed now", () => {
  const days = line("advice", "136", { hours: [{ days: [1, 5], from: "07:00", to: "22:00" }] })
  const here = country(days, line("advice", "2"), line("emergency", "192", always))
  const at = (hour: number) => linesToShow("same-day-baby", here, new Date(2026, 10, 23, hour)).lines

  it("stands after the open ones, says so, and is not the one to call", () => {
    expect(numbers(at(10))).toEqual(["136", "2", "192"])
    expect(at(10).some(({ isClosed }) => isClosed)).toBe(false)
    expect(lineToCall(at(10))?.number).toBe("136")
    expect(numbers(at(3))).toEqual(["2", "192", "136"])
    expect(at(3).filter(({ isClosed }) => isClosed)).toEqual([{ ...days, isClosed: true }])
    expect(lineToCall(at(3))?.number).toBe("2")
  })

  it("is never called because another does not answer", () => {
    expect(lineAfterNoAnswer(at(10))?.number).toBe("2")
    const [first, , closed] = at(3)
    expect(lineAfterNoAnswer([first, closed].filter((one) => one !== undefined))).toBeNull()
    expect(lineToCall([closed].filter((one) => one !== undefined))).toBeUndefined()
  })
})

describe("where no line is left", () => {
  it.each(safetyKinds)("for %s she is shown 112 alone, and never an empty list", (kind) => {
    for (const where of [null, country(), country(line("advice", "136"))]) {
      const { lines, isKnown } = linesToShow(kind, where, new Date())
      if (isKnown) expect(lines).not.toEqual([])
      else expect(numbers(lines)).toEqual(["112"])
    }
  })

  it("an installation without countries knows of no country", () => {
    expect(countryOf([], { chosen: "BR", timeZone: "America/Sao_Paulo", languageTags: ["pt-BR"] })).toBeNull()
  })
})

it("whoever reads Spanish is shown the lines in it in place of those with the same number", () => {
  const own = line("crisis", "988", { name: "En español", language: "es" })
  const here = country(line("crisis", "988"), own, line("crisis", "741"))
  expect(careLinesFor("self-harm", here, { language: "es" })).toEqual([own, line("crisis", "741")])
  expect(numbers(careLinesFor("self-harm", here, { language: "en" }))).toEqual(["988", "741"])
})

it("a line for mothers alone is not among those for the baby", () => {
  const materna = line("advice", "800", { isForMother: true })
  const here = country(line("emergency", "911"), materna)
  for (const kind of ["same-day-baby", "baby-emergency"] as const)
    expect(numbers(careLinesFor(kind, here))).toEqual(["911"])
  for (const kind of ["same-day-mother", "mother-emergency"] as const)
    expect(careLinesFor(kind, here)).toContain(materna)
})

it("one number of several parts of a country is one line, with their names, as unsure as the least sure", () => {
  const own = { kind: "authority", date: null } as const
  const quoted = { kind: "third-party", date: "2023" } as const
  const nhs = line("advice", "111", { name: "NHS 111", area: "England", source: own })
  const others = [
    line("advice", "111", { name: "NHS 111", area: "Wales", source: quoted }),
    line("advice", "111", { name: "NHS 24", area: "Scotland", source: own }),
    line("advice", "111", { name: "Nights", area: "Kent", hours: [{ days: [1, 7], from: "20:00", to: "08:00" }] }),
    line("advice", "222", { name: "Another", area: "Wales" }),
  ]
  expect(careLinesFor("mother-emergency", country(nhs, ...others))).toEqual([
    { ...nhs, name: "NHS 111, NHS 24", area: "England, Wales, Scotland", source: quoted },
    others[2],
    others[3],
  ])
})

it("whoever wishes to read nothing about a baby is shown no line about one", () => {
  const here = country(line("emergency", "112"), line("breastfeeding", "1"), line("children", "2"))
  for (const kind of ["same-day-mother", "violence"] as const) {
    expect(careLinesFor(kind, here)).toHaveLength(2)
    expect(numbers(careLinesFor(kind, here, { isQuiet: true }))).toEqual(["112"])
  }
})

it("only a line that takes messages, or has a chat, can be written to", () => {
  expect(takeMessages([line("violence", "180")])).toBe(false)
  expect(takeMessages([line("violence", "180"), line("violence", "1", { text: { by: "sms", number: "2" } })])).toBe(
    true,
  )
  expect(takeMessages([line("crisis", "188", { chat: { url: "https://example.org" } })])).toBe(true)
})

it("what was checked twelve months ago still counts, what is older does not, nor what has no lines", () => {
  const at = (asOf: string | null) => ({ ...country(line("emergency", "192")), asOf })
  const now = new Date("2026-11-30T23:00:00.000Z")
  expect(uncheckedCountries([at("2025-11"), at("2026-11")], now)).toEqual([])
  expect(uncheckedCountries([at("2025-10"), at(null), country()], now)).toEqual([at("2025-10"), at(null)])
})

it("the sources of a list tell those who answer apart from those who quote", () => {
  const read = (kind: "authority" | "line" | "third-party") => ({ source: { kind, date: null } })
  expect(sourcesOf([{ source: { kind: "none" } }])).toEqual({ hasOwn: false, hasOthers: false })
  expect(sourcesOf([read("line"), read("authority")])).toEqual({ hasOwn: true, hasOthers: false })
  expect(sourcesOf([read("third-party")])).toEqual({ hasOwn: false, hasOthers: true })
})
