import fc from "fast-check"
import { expect, test } from "vitest"
import { understandAnswers } from "./understand-answers.ts"

const nothing = { postpartumWeeks: "", timeAvailable: "", weeklyBudget: "", cookingLevel: null }
const today = "2026-11-23"

test.each([
  ["3 semanas", "2026-11-02"],
  ["três", "2026-11-02"],
  ["6", "2026-10-12"],
  ["6 weeks old", "2026-10-12"],
  ["2 meses", "2026-09-23"],
  ["2 meses e meio", "2026-09-09"],
  ["mes y medio", "2026-10-09"],
  ["a month", "2026-10-23"],
  ["hace un mes", "2026-10-23"],
  ["40 dias", "2026-10-14"],
  ["quarenta dias", "2026-10-14"],
  ["3 semanas e 2 dias", "2026-10-31"],
  ["nasceu em 3/10", "2026-10-03"],
  ["03/10/2026", "2026-10-03"],
  ["2026-10-03", "2026-10-03"],
  ["3 de outubro", "2026-10-03"],
  ["October 3rd", "2026-10-03"],
  ["10/25", "2026-10-25"],
  ["25/12", "2025-12-25"],
  ["ontem", "2026-11-22"],
  ["hoy", "2026-11-23"],
])("%s ago or on that day, the baby was born on %s", (postpartumWeeks, birthDate) => {
  expect(understandAnswers({ ...nothing, postpartumWeeks }, today)).toEqual({ birthDate })
})

test.each([
  ["3 a 4 semanas", "2026-11-02"],
  ["entre 3 e 4 semanas", "2026-11-02"],
  ["3 or 4 weeks", "2026-11-02"],
  ["2-3 months", "2026-09-23"],
  ["3,5 semanas", "2026-10-30"],
  ["quase 3 semanas", "2026-11-06"],
  ["almost 2 months", "2026-10-09"],
  ["casi un mes", "2026-11-09"],
  ["quase 6", "2026-10-16"],
])("of what %s can mean the youngest counts: born on %s", (postpartumWeeks, birthDate) => {
  expect(understandAnswers({ ...nothing, postpartumWeeks }, today)).toEqual({ birthDate })
})

test.each([
  "menos de 3 semanas",
  "under 2 months",
  "menor de un mes",
  "xyz",
  "38 semanas de gravidez",
  "-3",
  "9999999 semanas",
  "24/12/2026",
  "31/02",
  "ainda não nasceu",
  "não sei",
  "",
])("no birthday is made of %s", (postpartumWeeks) => {
  expect(understandAnswers({ ...nothing, postpartumWeeks }, today)).toEqual({})
})

test("a month before the end of March is the end of February", () => {
  expect(understandAnswers({ ...nothing, postpartumWeeks: "1 mês" }, "2026-03-31").birthDate).toBe("2026-02-28")
})

test.each([
  ["meia hora", 30],
  ["half an hour", 30],
  ["media hora", 30],
  ["1h", 60],
  ["an hour", 60],
  ["uma hora", 60],
  ["1h30", 90],
  ["1:30", 90],
  ["1 hora e meia", 90],
  ["hora y media", 90],
  ["an hour and a half", 90],
  ["1,5h", 90],
  ["una hora y veinte minutos", 80],
  ["uns 20 min", 20],
  ["20", 20],
  ["20'", 20],
  ["30-45", 45],
  ["30 a 45 minutos", 45],
  ["1 a 2 horas", 120],
  ["um quarto de hora", 15],
  ["forty-five minutes", 45],
  ["pouco", 10],
  ["very little", 10],
  ["muy poco", 10],
  ["10 horas", 240],
  ["1 minuto", 5],
])("%s is %i minutes at most", (timeAvailable, minutes) => {
  expect(understandAnswers({ ...nothing, timeAvailable }, today)).toEqual({ minutes })
})

test.each([
  ["barato", 1],
  ["cheap", 1],
  ["R$ 100", 1],
  ["até 200 reais", 2],
  ["150", 2],
  ["R$ 1.200,00", 3],
  ["200 a 300", 3],
  ["400 por mês", 1],
  ["cem reais", 1],
  ["€25", 1],
  ["50 euros", 2],
  ["£29.99", 1],
  ["£30", 2],
  ["US$ 80", 3],
  ["$60", 2],
  ["sem limite", 3],
])("a budget of %s is price band %i", (weeklyBudget, priceBand) => {
  expect(understandAnswers({ ...nothing, weeklyBudget }, today)).toEqual({ priceBand })
})

test.each(["tanto faz", "não sei", "500 pesos", "depende", "da igual", "whatever"])(
  "no time and no budget is made of %s",
  (text) => {
    expect(
      understandAnswers({ ...nothing, timeAvailable: text === "500 pesos" ? "" : text, weeklyBudget: text }, today),
    ).toEqual({})
  },
)

test("the cooking level is what she chose", () => {
  expect(understandAnswers({ ...nothing, cookingLevel: "Beginner" }, today)).toEqual({ level: "Beginner" })
})

test("whatever she types, each answer is within its bounds or absent", () => {
  const units = [
    "h",
    "min",
    "horas",
    "semanas",
    "meses",
    "dias",
    "/",
    "-",
    ":",
    "1",
    "30",
    "999999999",
    "R$",
    "€",
    "e meia",
    "maio",
    "meia hora",
    ".",
  ]
  const part = fc.oneof(
    fc.constantFrom(...units),
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.integer().map(String),
  )
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(" "))
  fc.assert(
    fc.property(text, (each) => {
      const answers = { postpartumWeeks: each, timeAvailable: each, weeklyBudget: each, cookingLevel: null }
      const { birthDate = today, minutes = 5, priceBand = 1 } = understandAnswers(answers, today)
      expect(birthDate).toMatch(/^202\d-\d\d-\d\d$/)
      expect(birthDate <= today).toBe(true)
      expect(Number.isInteger(minutes) && minutes >= 5 && minutes <= 240).toBe(true)
      expect([1, 2, 3]).toContain(priceBand)
    }),
    { numRuns: 5000, seed: 1 },
  )
})
