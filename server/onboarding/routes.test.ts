import { expect, test } from "vitest"
import { emptyOnboarding, type Onboarding } from "#domain/onboarding.ts"
import { describeRules, testNow } from "#tests/api/test-app.ts"

const told: Onboarding = {
  postpartumWeeks: "6 semanas",
  breastfeeding: "yes",
  restrictions: 'sem lactose, "amendoim"\ne 🥜',
  goals: ["More energy", "Improve sleep"],
  timeAvailable: "20 min",
  cookingLevel: "Beginner",
  weeklyBudget: "R$ 200",
  preferredFoods: "'; drop table onboarding; --",
}

describeRules("onboarding", (createTestApp) => {
  test("what she told is kept word for word, and her session knows that she has told it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect((await mother.get("/api/onboarding")).body).toEqual({ onboarding: null })
    expect((await mother.get("/api/auth/get-session")).body).toMatchObject({ user: { onboardedAt: null } })
    const kept = { onboarding: told }
    expect(await mother.put("/api/onboarding", told)).toMatchObject({ status: 200, body: kept })
    expect((await mother.get("/api/onboarding")).body).toEqual(kept)
    const user = { onboardedAt: testNow.toISOString() }
    expect((await mother.get("/api/auth/get-session")).body).toMatchObject({ user })
  })

  test("she may tell it anew, with nothing filled in too, and stays one who has completed it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.put("/api/onboarding", told)
    app.clock.now = new Date("2026-12-01T00:00:00.000Z")
    const answer = await mother.put("/api/onboarding", emptyOnboarding)
    expect(answer.body).toEqual({ onboarding: emptyOnboarding })
    const user = { onboardedAt: testNow.toISOString() }
    expect((await mother.get("/api/auth/get-session")).body).toMatchObject({ user })
  })

  test.each([
    ["a long text of 1,001 characters", { ...told, restrictions: "a".repeat(1001) }, { restrictions: "too_long" }],
    ["a short text of 101 characters", { ...told, weeklyBudget: "a".repeat(101) }, { weeklyBudget: "too_long" }],
    ["an unknown goal", { ...told, goals: ["Lose weight"] }, { "goals.0": "invalid" }],
    ["an unknown level", { ...told, cookingLevel: "Chef" }, { cookingLevel: "invalid" }],
    ["a NUL character", { ...told, preferredFoods: "a\0b" }, { preferredFoods: "invalid" }],
    ["half a surrogate pair", { ...told, preferredFoods: "\udc00" }, { preferredFoods: "invalid" }],
    ["an unknown field", { ...told, user_id: "x" }, { "": "invalid" }],
    ["a list", [], { "": "invalid" }],
    ["nothing", null, { "": "invalid" }],
  ])("%s is refused", async (_, input, fields) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const answer = await mother.put("/api/onboarding", input)
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields } })
  })

  test("a mother neither reads nor changes what another mother told", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await ana.put("/api/onboarding", told)
    expect((await bia.get("/api/onboarding")).body.onboarding).toBeNull()
    await bia.put("/api/onboarding", emptyOnboarding)
    expect((await ana.get("/api/onboarding")).body.onboarding).toEqual(told)
  })
})
