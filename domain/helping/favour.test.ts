import fc from "fast-check"
import { expect, test } from "vitest"
import { amount } from "#tests/amount.ts"
import {
  type FavourKind,
  type FavourState,
  favourKinds,
  favourStates,
  favoursOf,
  isAboutBaby,
  ofTonight,
  type TakenFavours,
  withFavour,
} from "./favour.ts"

const evening = "2026-11-30T19:00:00.000Z"
const kinds = fc.constantFrom(...favourKinds)
const noted = fc.record({ kind: kinds, state: fc.constantFrom<FavourState>(...favourStates), minutes: fc.nat(2000) })
const takenBy = fc.array(noted, { maxLength: 8 }).map((all) =>
  all
    .toSorted((a, b) => b.minutes - a.minutes)
    .reduce<TakenFavours>((taken, { kind, state, minutes }) => {
      return withFavour(
        taken,
        { kind, state, ...(kind === "buy" && { foods: ["rice", "egg"] }) },
        minutesBefore(minutes),
      )
    }, {}),
)
const offered = fc.record({
  mine: takenBy,
  others: fc.array(takenBy, { maxLength: 3 }),
  foods: fc.option(fc.uniqueArray(fc.constantFrom("rice", "egg", "carrot", "banana", "lentils", "milk")), {
    nil: undefined,
  }),
  preparation: fc.option(fc.constantFrom("beans", "rice"), { nil: undefined }),
  babyHours: fc.option(fc.constant({ from: "17:00", until: "19:00" }), { nil: undefined }),
  hidden: fc.constantFrom(new Set<never>(), new Set(["baby"] as const)),
  now: fc.constant(evening),
})

function minutesBefore(minutes: number) {
  return new Date(Date.parse(evening) - minutes * 60_000).toISOString()
}

test("a person is asked for at most three things, each once, the same on every device, of what is shown and not left out", () => {
  fc.assert(
    fc.property(offered, (asked) => {
      const favours = favoursOf(asked)
      expect(favoursOf(structuredClone(asked))).toEqual(favours)
      expect(favours.length).toBeLessThanOrEqual(3)
      expect(new Set(favours.map(({ kind }) => kind)).size).toBe(favours.length)
      for (const { kind, foods = [], state } of favours) {
        expect(foods.length).toBeLessThanOrEqual(4)
        for (const food of foods) expect(asked.foods).toContain(food)
        if (asked.hidden.has("baby" as never)) expect(isAboutBaby(kind)).toBe(false)
        if (kind === "buy") expect(asked.foods).toBeDefined()
        if (kind === "baby") expect(asked.babyHours).toBeDefined()
        if (state === "offered")
          for (const other of asked.others) expect(ofTonight(other, evening)[kind]).toBeUndefined()
      }
    }),
    { numRuns: amount(300, 10_000) },
  )
})

test("what somebody has taken on stays asked of that person, and there is always something to do", () => {
  fc.assert(
    fc.property(offered, (asked) => {
      const favours = favoursOf(asked)
      const own = Object.keys(ofTonight(asked.mine, evening)) as FavourKind[]
      const shown = own.filter((kind) => favours.some((favour) => favour.kind === kind && favour.state !== "offered"))
      const isShowable = (kind: FavourKind) =>
        !(asked.hidden.has("baby" as never) && isAboutBaby(kind)) &&
        (kind !== "buy" || asked.foods !== undefined) &&
        (kind !== "baby" || asked.babyHours !== undefined)
      expect(shown.length).toBe(Math.min(3, own.filter(isShowable).length))
      if (asked.others.length === 0) expect(favours.length).toBeGreaterThan(0)
    }),
    { numRuns: amount(300, 10_000) },
  )
})

test("what is done stays done, what is left is offered again, and what was taken another night is forgotten", () => {
  const taken = withFavour(undefined, { kind: "dishes", state: "taken" }, evening)
  expect(taken).toEqual({ dishes: { at: evening, isDone: false } })
  expect(withFavour(taken, { kind: "dishes", state: "left" }, evening)).toEqual({})
  const done = withFavour(taken, { kind: "dishes", state: "done" }, evening)
  expect(withFavour(done, { kind: "dishes", state: "left" }, evening)).toEqual(done)
  const nextEvening = "2026-12-01T19:00:00.000Z"
  expect(withFavour(done, { kind: "food", state: "taken" }, nextEvening)).toEqual({
    food: { at: nextEvening, isDone: false },
  })
})

test("the foods of a shopping that was taken on stay the same, but for what she leaves out or has bought since", () => {
  const mine = withFavour(undefined, { kind: "buy", state: "taken", foods: ["egg", "rice", "milk"] }, evening)
  const asked = {
    mine,
    others: [],
    preparation: undefined,
    babyHours: undefined,
    hidden: new Set<never>(),
    now: evening,
  }
  const [buy] = favoursOf({ ...asked, foods: ["carrot", "rice", "milk", "banana"] })
  expect(buy).toEqual({ kind: "buy", state: "taken", foods: ["rice", "milk"] })
})
