import { expect, test } from "vitest"
import type { Dishes } from "#domain/plan/slots.ts"
import { onboardingAnswers } from "#tests/api/everything.ts"
import { operation } from "#tests/api/sync.ts"
import { describeRules, type TestApp } from "#tests/api/test-app.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>
const at = "2026-11-21T08:00:00.000Z"

async function send(mother: Mother, ...operations: ReturnType<typeof operation>[]) {
  const { status, body } = await mother.post("/api/sync", { userId: mother.id, since: null, operations })
  expect(status).toBe(200)
  const find = (noun: string) => body.changes.find((change: { noun: string }) => change.noun === noun)?.row
  return { results: body.results, household: find("household"), journey: find("journeys") }
}

const planned = (dishes: Dishes) => operation("dishesPlanned", { journeyId: "first", dishes }, at)

describeRules("household", (createTestApp) => {
  test("what she settles about food is kept field by field, and the later change of a field counts", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    const { household } = await send(
      mother,
      operation("householdChanged", { fields: { people: 4, minutes: 20 } }, at),
      operation("householdChanged", { fields: { people: 2 } }, "2026-11-21T07:00:00.000Z"),
    )
    expect(household.values).toEqual({ people: 4, minutes: 20 })
  })

  test("nothing of it is kept without her consent", async () => {
    const mother = await (await createTestApp()).mother("Ana", {}, { hasAgreed: false })
    const { results, household } = await send(mother, operation("householdChanged", { fields: { people: 4 } }, at))
    expect(results).toMatchObject([{ status: "refused", code: "CONSENT_REQUIRED" }])
    expect(household).toBeUndefined()
  })

  test.each([
    ["nobody to cook for", { people: 0 }],
    ["a household of 99", { people: 99 }],
    ["a meal of a second", { minutes: 1 }],
    ["an unknown wish", { without: ["everything"] }],
    ["a food that is no key", { without: ["food:"] }],
    ["a band beyond the dearest", { priceBand: 4 }],
    ["a birth on the 30th of February", { birthDate: "2026-02-30" }],
    ["a kitchen without a spoon", { lacks: ["spoon"] }],
    ["nothing at all", {}],
  ])("%s is refused", async (_, fields) => {
    const mother = await (await createTestApp()).mother("Ana")
    const { results } = await send(mother, operation("householdChanged", { fields } as never, at))
    expect(results).toMatchObject([{ status: "refused", code: "INVALID_INPUT" }])
  })

  test("a dish that she leaves out is refused, by her words and by what she settled, and another is taken", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    const answers = { ...onboardingAnswers, restrictions: "alergia a ovo" }
    const { results, journey } = await send(
      mother,
      operation("onboardingAnswered", { answers }, at),
      operation("householdChanged", { fields: { without: ["fish"] } }, at),
      planned({ "1-dinner": 3 }),
      planned({ "2-dinner": 6 }),
      planned({ "1-lunch": 5 }),
    )
    expect(results.map(({ code }: { code?: string }) => code)).toEqual([
      undefined,
      undefined,
      "DISH_UNSUITABLE",
      "DISH_UNSUITABLE",
      undefined,
    ])
    expect(journey.dishes.values).toEqual({ "1-lunch": 5 })
  })

  test("a dish that her kitchen cannot make is refused, and a plate may stand in for a meal there", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    const { results, household, journey } = await send(
      mother,
      operation("householdChanged", { fields: { lacks: ["stove", "oven"] } }, at),
      planned({ "1-lunch": 2 }),
      planned({ "1-breakfast": 98 }),
      planned({ "1-dinner": 98 }),
      operation("householdChanged", { fields: { lacks: ["blender"] } }, "2026-11-21T08:10:00.000Z"),
      planned({ "2-breakfast": 16 }),
      planned({ "2-lunch": 2 }),
    )
    const unsuitable = "DISH_UNSUITABLE"
    const codes = [undefined, unsuitable, unsuitable, undefined, undefined, unsuitable, undefined]
    expect(results.map(({ code }: { code?: string }) => code)).toEqual(codes)
    expect(household.values).toEqual({ lacks: ["blender"] })
    expect(journey.dishes.values).toEqual({ "1-dinner": 98, "2-lunch": 2 })
  })

  test.each<[string, object]>([
    ["an unknown recipe", { "1-lunch": 9999 }],
    ["a dinner at noon", { "1-lunch": 3 }],
    ["a quick plate planned as a dinner", { "1-dinner": 97 }],
  ])("%s is refused", async (_, dishes) => {
    const mother = await (await createTestApp()).mother("Ana")
    const { results, journey } = await send(mother, planned(dishes))
    expect(results).toMatchObject([{ status: "refused", code: "DISH_UNSUITABLE" }])
    expect(journey).toBeUndefined()
  })

  test.each<[string, object]>([
    ["an eighth day", { "8-lunch": 5 }],
    ["a fourth meal", { "1-supper": 5 }],
    ["half a recipe", { "1-lunch": 2.5 }],
    ["no dish", {}],
  ])("%s is malformed", async (_, dishes) => {
    const mother = await (await createTestApp()).mother("Ana")
    const { results } = await send(mother, planned(dishes))
    expect(results).toMatchObject([{ status: "refused", code: "INVALID_INPUT" }])
  })

  test("a hard night is kept with its journey, and taken back", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    const night = (meals: ("lunch" | "dinner")[]) =>
      operation("hardNightSet", { journeyId: "first", day: 2, meals }, at)
    expect((await send(mother, night(["lunch", "dinner"]))).journey.hardNights.values).toEqual({
      2: ["lunch", "dinner"],
    })
    expect((await send(mother, night([]))).journey.hardNights.values).toEqual({ 2: [] })
  })

  test("another week is a journey of its own, and counts", async () => {
    const mother = await (await createTestApp()).mother("Ana")
    const journeyId = "0198d3c5-0000-7000-8000-000000000001"
    await send(
      mother,
      planned({ "1-lunch": 5 }),
      operation("journeyStarted", { journeyId, week: 2 }, "2026-11-21T08:30:00.000Z"),
    )
    const { body } = await mother.get("/api/account/export")
    expect(body.journeys).toMatchObject([
      { id: "first", dishes: { values: { "1-lunch": 5 } } },
      { id: journeyId, week: 2 },
    ])
  })

  test("a mother neither reads nor changes another mother's week", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await send(ana, planned({ "1-lunch": 5 }), operation("householdChanged", { fields: { people: 4 } }, at))
    expect(await send(bia)).toMatchObject({ household: undefined, journey: undefined })
    const { status } = await bia.post("/api/sync", {
      userId: ana.id,
      since: null,
      operations: [planned({ "1-lunch": 8 })],
    })
    expect(status).toBe(409)
  })
})
