import { describe, expect, it } from "vitest"
import { sourcesOf } from "./care-line-source.ts"
import {
  type CareCountry,
  type CareLine,
  careLinesFor,
  lineAfterNoAnswer,
  linesToShow,
  takeMessages,
  uncheckedCountries,
} from "./care-lines.ts"
import { countryOf } from "./country-of.ts"
import { safetyKinds } from "./safety/concern.ts"

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

describe("where no line is left", () => {
  it.each(safetyKinds)("for %s she is shown 112 alone, and never an empty list", (kind) => {
    for (const where of [null, country(), country(line("advice", "136"))]) {
      const { lines, isKnown } = linesToShow(kind, where)
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

it("the sources of a list are the years of its pages, those who answer apart from those who quote", () => {
  const read = (kind: "authority" | "line" | "third-party", date: string | null) => ({ source: { kind, date } })
  expect(sourcesOf([{ source: { kind: "none" } }])).toEqual({})
  expect(sourcesOf([read("authority", null)])).toEqual({ own: { years: null, hasUndated: true } })
  const pages = [
    read("line", "2022-05"),
    read("authority", "2018"),
    read("third-party", "2025-10"),
    read("third-party", null),
  ]
  expect(sourcesOf(pages)).toEqual({
    own: { years: { from: "2018", to: "2022" }, hasUndated: false },
    others: { years: { from: "2025", to: "2025" }, hasUndated: true },
  })
})
