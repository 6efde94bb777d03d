import { afterEach, expect, it, vi } from "vitest"
import { answers } from "#content/answers/answers.ts"
import { en } from "#content/answers/en.ts"
import { answersIn } from "#domain/chat/answer.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { countryNamedIn } from "#domain/country-named.ts"
import type { HiddenWishes } from "#domain/guides/hidden-topics.ts"
import { answerForHerCountry } from "./in-her-country.ts"

const leave = readEntries(answersIn(answers, en)).find(({ id }) => id === 302)
const hidden: HiddenWishes = { isQuiet: false, areNumbersHidden: false }

function answerOn(timeZone: string, languages: readonly string[], chosen: string | null = null, message = "") {
  vi.stubGlobal("navigator", { languages })
  vi.stubGlobal("localStorage", { getItem: () => chosen })
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions)
  if (!leave) throw new Error("There is no answer on leave")
  return answerForHerCountry(leave, hidden, countryNamedIn(message))
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each(["Africa/Lagos", "Asia/Kolkata", "UTC"])(
  "a phone in %s that is set to English (US) is told no country's law",
  (zone) => {
    expect(answerOn(zone, ["en-US", "en"])).toBe(leave?.answer)
  },
)

it("she is told the law of the country that her clock or her choice names", () => {
  expect(answerOn("America/Sao_Paulo", ["en-US"])).toContain("Brazil:")
  expect(answerOn("Europe/Dublin", ["en-US"])).toContain("Ireland:")
  expect(answerOn("America/New_York", ["pt-BR"])).toContain("United States:")
  expect(answerOn("UTC", ["en-US"], "GB")).toContain("United Kingdom:")
})

it("she is told the law of the one country that her message names, and no other's where it has none here", () => {
  const answerTo = (message: string) => answerOn("Europe/Lisbon", ["pt-PT"], null, message)
  expect(answerTo("how long is my leave?")).toContain("Portugal:")
  expect(answerTo("I live in Angola, how long is my leave?")).toMatch(/Angola:(?!.*Portugal:)/)
  expect(answerTo("we live in Texas")).toContain("United States:")
  expect(answerTo("we live in Germany")).toBe(leave?.answer)
  expect(answerTo("we live in Spain and work in Ireland")).toContain("Portugal:")
})
