import fc from "fast-check"
import { expect, test } from "vitest"
import { itemsOf, type OwnItems, withItem, withItemsTicked, withoutItem } from "./own-items.ts"

const at = (second: number) => ({ at: new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString() })

test("a line is added once, ticked, and taken off for good", () => {
  const added = withItem(undefined, "a", "fraldas", at(0))
  expect(itemsOf(added)).toEqual([{ itemId: "a", text: "fraldas", isTicked: false }])
  expect(withItem(added, "a", "sabonete", at(1))).toBe(added)
  const ticked = withItemsTicked(added, ["a", "unknown"], true, at(2))
  expect(itemsOf(ticked)).toEqual([{ itemId: "a", text: "fraldas", isTicked: true }])
  expect(itemsOf(withItemsTicked(ticked, ["a"], false, at(1)))).toEqual(itemsOf(ticked))
  const without = withoutItem(ticked, "a", at(0))
  expect(itemsOf(without)).toEqual([])
  expect(withItemsTicked(without, ["a"], true, at(9))).toBeNull()
  expect(itemsOf(withItem(without, "a", "fraldas", at(9)))).toEqual([])
})

test("two devices end with the same lines, in whatever order what they did arrives", () => {
  const act = fc.record({ kind: fc.constantFrom("tick", "untick", "off"), id: fc.constantFrom("a", "b") })
  const begun = withItem(withItem(undefined, "a", "fraldas", at(0)), "b", "sabonete", at(0))
  const applied = (items: OwnItems, { kind, id, second }: { kind: string; id: string; second: number }) =>
    kind === "off"
      ? withoutItem(items, id, at(second))
      : (withItemsTicked(items, [id], kind === "tick", at(second)) ?? items)
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), (acts) => {
      const done = acts.map((each, index) => ({ ...each, second: index + 1 }))
      const one = done.reduce(applied, begun)
      const other = [...done].reverse().reduce(applied, begun)
      expect(itemsOf(other)).toEqual(itemsOf(one))
    }),
  )
})

test("what was taken off is forgotten after sixty days", () => {
  const without = withoutItem(withItem(undefined, "a", "fraldas", at(0)), "a", at(1))
  const later = withItem(without, "b", "sabonete", { at: "2027-01-21T09:00:00.000Z" })
  expect(Object.keys(later.values)).toEqual(["b"])
  expect(Object.keys(later.changedAt)).toEqual(["b"])
})
