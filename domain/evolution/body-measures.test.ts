import { expect, test } from "vitest"
import { feetOf, parseHeight, parseWeight, poundsOf, usesPounds, weightsMeant } from "./body-measures.ts"

test.each([
  ["150 lb", 68],
  ["150lbs", 68],
  ["150 libras", 68],
  ["68 kg", 68],
  ["68,4 kilos", 68.4],
  ["68,4\u00A0kg", 68.4],
  ["68.4\u202Fkilogramos", 68.4],
  ["６８.４ kg", 68.4],
  ["\u200E68.4\u200B kg\uFEFF", 68.4],
])("what is typed says its unit, in any country: %s is %s kg", (text, kg) => {
  expect(parseWeight(text, true)).toBe(kg)
  expect(parseWeight(text, false)).toBe(kg)
})

test("a bare 150 is asked about where pounds are usual, and kilos elsewhere", () => {
  expect(parseWeight("150", false)).toBe(150)
  expect(weightsMeant("150", false)).toEqual([])
  expect(parseWeight("150", true)).toBeNull()
  expect(weightsMeant("150", true)).toEqual([
    { text: "150 lb", kg: 68 },
    { text: "150 kg", kg: 150 },
  ])
  // 60 lb is below the accepted weights and 300 kg above them, so the unit is clear.
  expect(parseWeight("60", true)).toBe(60)
  expect(parseWeight("300", true)).toBe(136.1)
})

test.each([
  [`5'7"`, 170.2],
  ["5′7″", 170.2],
  ["5 ft 7 in", 170.2],
  ["5 feet", 152.4],
  ["67 in", 170.2],
  ["170 cm", 170],
  ["1,70 m", 170],
  ["1,70\u00A0m", 170],
  ["1.70 mts", 170],
  ["1m70", 170],
  ["1 metro 70", 170],
  ["1 metro y 70 cm", 170],
  ["170 cms.", 170],
  ["１７０ｃｍ", 170],
  ["5'7''", 170.2],
  ["5′7′′", 170.2],
  ["5´7", 170.2],
  ["5´7´´", 170.2],
  ["5`7", 170.2],
  ["5 feet, 7 inches", 170.2],
  ["5 pies 7 pulgadas", 170.2],
  ["5 pés 7 polegadas", 170.2],
  ["\u200E170\u200B cm", 170],
])("a height says its unit too: %s is %s cm", (text, cm) => {
  expect(parseHeight(text, false)).toBe(cm)
})

test("a bare height is in cm, or in inches where it cannot be cm and feet are usual", () => {
  expect(parseHeight("170", true)).toBe(170)
  expect(parseHeight("67", true)).toBe(170.2)
  expect(parseHeight("67", false)).toBe(67)
  expect(parseHeight("1.70", true)).toBe(1.7)
  expect(parseHeight("tall", true)).toBeNull()
})

test("pounds and feet are those of the browser's first country", () => {
  expect(usesPounds(["en-US", "pt-BR"])).toBe(true)
  expect(usesPounds(["es", "es-US"])).toBe(true)
  expect(usesPounds(["pt-BR", "en-US"])).toBe(false)
  expect(usesPounds(["en"])).toBe(false)
  expect([poundsOf(68), feetOf(170), feetOf(182.7)]).toEqual([150, "5′7″", "6′0″"])
})
