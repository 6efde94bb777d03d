import fc from "fast-check"
import { expect, test } from "vitest"
import { uuidSchema } from "../uuid.ts"
import { countGlasses, type Glasses, ritualGlassIds, withGlass, withoutGlass } from "./water.ts"

const tap = fc.record({ id: fc.constantFrom("a", "b", "c"), isBack: fc.boolean() })

test("whatever the order in which taps arrive, and however often, the count is of those not taken back", () => {
  fc.assert(
    fc.property(fc.array(tap), fc.array(tap), (taps, again) => {
      const all = [
        ...taps,
        ...again.filter((it) => taps.some(({ id, isBack }) => id === it.id && isBack === it.isBack)),
      ]
      const after = (order: typeof all) =>
        order.reduce<Glasses>(
          (glasses, { id, isBack }) => (isBack ? withoutGlass(glasses, id) : withGlass(glasses, id)),
          {},
        )
      const drunk = new Set(taps.filter(({ isBack }) => !isBack).map(({ id }) => id))
      const taken = new Set(taps.filter(({ isBack }) => isBack).map(({ id }) => id))
      const expected = [...drunk].filter((id) => !taken.has(id)).length
      expect(countGlasses(after(all))).toBe(expected)
      expect(countGlasses(after(all.toReversed()))).toBe(expected)
    }),
  )
})

test("the morning ritual is two glasses, the same on every device and others on each day", () => {
  const all = [1, 2, 7].flatMap((day) => ritualGlassIds(day))
  expect(new Set(all).size).toBe(6)
  for (const id of all) expect(uuidSchema.safeParse(id).success, id).toBe(true)
  const twice = [...ritualGlassIds(1), ...ritualGlassIds(1)]
  expect(countGlasses(twice.reduce<Glasses>(withGlass, {}))).toBe(2)
})
