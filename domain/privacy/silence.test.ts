import { expect, it } from "vitest"
import { guides } from "#content/guides/guides.ts"
import { guideNames } from "../guides/guide.ts"
import { type HiddenWishes, sectionsFor } from "../guides/hidden-topics.ts"

const quiet: HiddenWishes = { isQuiet: true, areNumbersHidden: false }

it("no section of a guide that is about the baby or weight is left, and every other one is", () => {
  for (const name of guideNames) {
    const { sections } = guides[name]
    const left = sectionsFor(sections, quiet)
    const gone = sections.filter((section) => !left.includes(section))
    expect(left.flatMap(({ about = [] }) => about).filter((about) => about !== "energy")).toEqual([])
    expect(gone.filter(({ about = [] }) => !about.includes("baby") && !about.includes("weight"))).toEqual([])
  }
})

it("the guide for a loss stays whole, and one about the baby alone goes", () => {
  expect(sectionsFor(guides.loss.sections, quiet)).toEqual(guides.loss.sections)
  expect(sectionsFor(guides["baby-signs"].sections, quiet)).toEqual([])
})

it("what needs help now in her own body is never hidden", () => {
  for (const name of ["body", "breast-and-milk", "mood-and-sleep", "eating"] as const) {
    expect(sectionsFor(guides[name].sections, quiet).some(({ level }) => level === "now")).toBe(true)
  }
})
