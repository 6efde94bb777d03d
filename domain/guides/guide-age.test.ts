import { expect, it } from "vitest"
import { sectionsAt } from "./guide-age.ts"

const call = { id: "call", level: "now" } as const
const other = { id: "other", level: "now" } as const
const today = { id: "today", level: "today" } as const
const youngNow = { id: "young-now", level: "now", ages: [0, 28] } as const
const youngToday = { id: "young-today", level: "today", ages: [0, 28] } as const
const oldNow = { id: "old-now", level: "now", ages: [29, 365] } as const
const fever = { id: "fever" } as const
const sections = [call, other, today, youngNow, youngToday, oldNow, fever]

it("reads the sections of an age first among those of their level, after whom to call", () => {
  expect(sectionsAt(sections, 28)).toEqual({
    before: [call, youngNow, other, youngToday, today],
    otherAges: [oldNow],
    after: [fever],
  })
})

it("leaves nothing out at any age", () => {
  for (const age of [0, 29, 365]) {
    const { before, otherAges, after } = sectionsAt(sections, age)
    expect(new Set([...before, ...otherAges, ...after])).toEqual(new Set(sections))
  }
})

it("reads a week without a level before the first section without one, in the weeks' place where there is none", () => {
  const week = { id: "week", ages: [0, 7] } as const
  const later = { id: "later", ages: [8, 14] } as const
  const body = { id: "body" } as const
  expect(sectionsAt([call, today, body, week, later, fever], 3)).toEqual({
    before: [call, today, week, body],
    otherAges: [later],
    after: [fever],
  })
  expect(sectionsAt([call, week, later], 9)).toEqual({ before: [call, later], otherAges: [week], after: [] })
})

it("keeps the order of all at an unknown age and beyond the guide's", () => {
  for (const age of [null, 366])
    expect(sectionsAt(sections, age)).toEqual({ before: sections, otherAges: [], after: [] })
})
