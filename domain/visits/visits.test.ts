import fc from "fast-check"
import { expect, test } from "vitest"
import { type Medicines, medicineSchema, medicinesOf, withMedicine } from "./medicines.ts"
import {
  isToCome,
  type NotedVisit,
  nextVisit,
  type Visits,
  visitDateProblem,
  visitSchema,
  visitsOf,
  withVisit,
  withVisitDone,
} from "./visits.ts"
import { visitOperations } from "./visits-noun.ts"

const at = (second: number) => ({ at: new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString() })
const pediatrician: NotedVisit = { what: "Pediatra", date: "2026-12-02", time: "14:30", patient: "baby" }
const midwife: NotedVisit = { what: "Parteira", date: "2026-12-01", time: "08:00", patient: "mother" }
const both = withVisit(withVisit(undefined, "a", pediatrician, at(0)), "b", midwife, at(0))

test("visits are told by date and time, and in silence the baby's are none", () => {
  expect(visitsOf(both, false).map(({ what }) => what)).toEqual(["Parteira", "Pediatra"])
  expect(visitsOf(both, true).map(({ what }) => what)).toEqual(["Parteira"])
  const hers = withMedicine(undefined, "a", { name: "Ferro", times: [], untilDate: null, patient: "mother" }, at(0))
  const all = withMedicine(hers, "b", { name: "Gotas", times: [], untilDate: null, patient: "baby" }, at(0))
  expect(medicinesOf(all, false).map(({ name }) => name)).toEqual(["Ferro", "Gotas"])
  expect(medicinesOf(all, true).map(({ name }) => name)).toEqual(["Ferro"])
})

test("a visit that is done or over asks nothing, and the next one is told within its days only", () => {
  const now = { date: "2026-12-01", time: "08:00" }
  const next = (visits: Visits, days: number) => nextVisit(visitsOf(visits, false), now, days)?.what
  expect(next(both, 1)).toBe("Parteira")
  const done = withVisitDone(both, "b", true, at(1)) as Visits
  expect([next(done, 0), next(done, 1)]).toEqual([undefined, "Pediatra"])
  const [first] = visitsOf(both, false)
  expect(first && isToCome(first, { date: "2026-12-01", time: "08:01" })).toBe(false)
  expect(withVisitDone(both, "c", true, at(1))).toBeNull()
})

test("an edit on one device and a mark on another both stay, in whatever order they arrive", () => {
  const edited = { ...midwife, place: "Sala 3" }
  for (const [edit, mark] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const one = withVisitDone(withVisit(both, "b", edited, at(edit)), "b", true, at(mark))
    const other = withVisit(withVisitDone(both, "b", true, at(mark)), "b", edited, at(edit))
    for (const visits of [one, other])
      expect(visitsOf(visits, false)[0]).toMatchObject({ place: "Sala 3", isDone: true })
  }
})

const removal = (visits: Visits | undefined, visitId: string, second: number) => {
  const { visitRemoved } = visitOperations
  const moment = { id: "x", ...at(second) }
  return visitRemoved.apply({ visits: { own: visits } } as never, { visitId }, moment).visits?.own ?? undefined
}

test("what is removed goes with its words and stays away from an older edit; written again later it is there", () => {
  const removed = removal(both, "b", 5)
  expect(JSON.stringify(removed)).not.toContain("Parteira")
  expect(visitsOf(withVisit(removed, "b", midwife, at(4)), false)).toHaveLength(1)
  expect(visitsOf(withVisit(removed, "b", midwife, at(6)), false)).toHaveLength(2)
  // After a withdrawal nothing is stored, and removing stores nothing.
  expect(removal(undefined, "b", 5)).toBeUndefined()
})

test("two devices end with the same visits, in whatever order what they did arrives", () => {
  const act = fc.record({ kind: fc.constantFrom("edit", "remove"), id: fc.constantFrom("a", "b") })
  const applied = (visits: Visits, { kind, id, second }: { kind: string; id: string; second: number }) => {
    if (kind === "edit") return withVisit(visits, id, { ...midwife, what: `${second}` }, at(second))
    return removal(visits, id, second) ?? visits
  }
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), (acts) => {
      const done = acts.map((each, index) => ({ ...each, second: index + 1 }))
      const one = done.reduce(applied, both)
      const other = [...done].reverse().reduce(applied, both)
      expect(visitsOf(other, false)).toEqual(visitsOf(one, false))
    }),
  )
})

test("a date before the baby's birth, or years away, is a slip; hers may be of the pregnancy", () => {
  const when = { today: "2026-11-30", birthDate: "2026-11-10" }
  expect(visitDateProblem({ date: "2026-11-09", patient: "baby" }, when)).toBe("impossible")
  expect(visitDateProblem({ date: "2026-11-10", patient: "baby" }, when)).toBeNull()
  expect(visitDateProblem({ date: "2026-11-09", patient: "mother" }, when)).toBeNull()
  expect(visitDateProblem({ date: "2022-11-29", patient: "mother" }, when)).toBe("long_ago")
  expect(visitDateProblem({ date: "2062-12-01", patient: "baby" }, when)).toBe("in_future")
  expect(visitDateProblem({ date: "2026-11-09", patient: "baby" }, { ...when, birthDate: null })).toBeNull()
})

test("words are one line and there is something in them; times are of the clock, each once", () => {
  const is = (fields: object) => visitSchema.safeParse({ ...pediatrician, ...fields }).success
  expect([is({}), is({ place: "" }), is({ what: " " }), is({ what: "a".repeat(121) }), is({ what: "a\nb" })]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect([is({ date: "2026-02-30" }), is({ time: "24:00" }), is({ patient: "both" })]).toEqual([false, false, false])
  const medicine = { name: "Ferro", times: ["20:00", "08:00", "08:00"], untilDate: null, patient: "mother" as const }
  expect(medicineSchema.safeParse(medicine).success).toBe(true)
  const noted: Medicines = withMedicine(undefined, "a", medicine, at(0))
  expect(medicinesOf(noted, false)[0]?.times).toEqual(["08:00", "20:00"])
})
