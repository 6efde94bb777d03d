import { expect, it } from "vitest"
import { readAllSignTexts } from "#tests/guide-texts.ts"
import { withSigns } from "../guides/guide-signs.ts"
import { leadingSigns, writeOutSigns } from "./sign-references.ts"

const en = readAllSignTexts("en")

it("references in a sentence are written out by level, the most urgent first", () => {
  expect(writeOutSigns("Rest. {mother-leaks mother-stool-blood mother-belly mother-swollen-face}", en)).toBe(
    "Rest. An emergency: severe belly pain; very swollen face or hands. A doctor today: more than streaks of blood when you pass a stool. For the next visit: leaking urine or stool, or heaviness in the vagina.",
  )
  expect(writeOutSigns("You: {mother-belly}", en)).toBe("You: an emergency: severe belly pain.")
  expect(writeOutSigns("Nothing to name.", en)).toBe("Nothing to name.")
})

it("with + a sign stands for what it is beside another", () => {
  expect(writeOutSigns("{mother-wound+}", en)).toBe(
    "An emergency: a wound or stitches red, hot, opening or with pus, and fever.",
  )
})

it("a sign that is not in the table, or whose texts are not loaded, is a fault of the text", () => {
  expect(() => writeOutSigns("{mother-nothing}", en)).toThrow("mother-nothing")
  expect(() => writeOutSigns("{baby-fit}", { mother: en.mother })).toThrow("baby-fit")
})

it("a section shows the signs that it chooses before its own list, and those of its age alone", () => {
  const section = { id: "one", level: "now", signs: { of: "baby", days: [29, 89] } } as const
  expect(withSigns(section, { heading: "One", list: ["Last."] }, en).list).toEqual([
    "Up to 59 days old: fever of 37.5\u00a0°C or more in the armpit",
    "From 60 days old: fever of 38\u00a0°C or more",
    "Under 8 weeks old: refuses feeds",
    "A belly that is hard and swollen, with vomiting or no poo",
    "Under 6 weeks old: blisters or sores on the skin, eyes or inside the mouth",
    "Under 6 weeks old: fed from a breast with blisters or sores",
    "Black poo, and pale, drowsy or vomiting",
    "Nostrils that flare with each breath",
    "Sunken eyes, sunken soft spot or dry mouth",
    "Last.",
  ])
})

it("a line of a list that refers to a sign is that sign with its level, where the section has none", () => {
  const text = { heading: "One", list: ["{mother-fever}", "Rest."] }
  expect(withSigns({ id: "one" }, text, en).list).toEqual([
    "Fever of 38\u00a0°C or more: today. With shivering, confusion, breathlessness, or feeling very ill: now",
    "Rest.",
  ])
})

it("signs that a line begins with are a list, of those that hold at an age, and the rest of the line follows", () => {
  const line = "{baby-fit baby-fever-newborn baby-fever-infant mother-leaks} More: the first card."
  const leaks = { lead: "For the next visit:", lines: ["Leaking urine or stool, or heaviness in the vagina"] }
  const found = leadingSigns(line, en)
  expect(found?.rest).toBe("More: the first card.")
  expect(found?.groups.map(({ lead, lines }) => [lead, lines.length])).toEqual([
    ["An emergency:", 3],
    ["For the next visit:", 1],
  ])
  const atTwoMonths = leadingSigns(line, en, [60, 89])?.groups
  expect(atTwoMonths?.[0]?.lines.slice(1)).toEqual(["Fever of 38\u00a0°C or more"])
  expect(atTwoMonths?.[0]?.lines[0]).toBe(found?.groups[0]?.lines[0])
  expect(atTwoMonths?.[1]).toEqual(leaks)
  expect(leadingSigns("Rest. {baby-fit baby-cry}", en)).toBeNull()
  expect(leadingSigns("{baby-fit}", en)).toBeNull()
})
