import { expect, test } from "vitest"
import { emptyOnboarding, type Onboarding } from "#domain/profile/onboarding.ts"
import { perform, rowsOfNoun, type Syncing, sync } from "#tests/api/sync.ts"
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

/** The user's answers as her devices receive them. */
async function received(mother: Syncing) {
  const row = rowsOfNoun((await sync(mother, [])).changes, "onboarding").own as { values: Onboarding } | undefined
  return row?.values
}

describeRules("onboarding", (createTestApp) => {
  test("what she told is kept word for word, and her session knows that she has told it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await received(mother)).toBeUndefined()
    expect((await mother.get("/api/auth/get-session")).body).toMatchObject({ user: { onboardedAt: null } })
    expect(await perform(mother, "onboardingAnswered", { answers: told })).toMatchObject({ status: "applied" })
    expect(await received(mother)).toEqual(told)
    const user = { onboardedAt: testNow.toISOString() }
    expect((await mother.get("/api/auth/get-session")).body).toMatchObject({ user })
  })

  test("she may tell it anew, with nothing filled in too, and stays one who has completed it", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await perform(mother, "onboardingAnswered", { answers: told })
    app.clock.now = new Date("2026-12-01T00:00:00.000Z")
    await perform(mother, "onboardingAnswered", { answers: emptyOnboarding }, app.clock.now.toISOString())
    expect(await received(mother)).toEqual(emptyOnboarding)
    const user = { onboardedAt: testNow.toISOString() }
    expect((await mother.get("/api/auth/get-session")).body).toMatchObject({ user })
  })

  test.each([
    [
      "a long text of 1,001 characters",
      { ...told, restrictions: "a".repeat(1001) },
      { "answers.restrictions": "too_long" },
    ],
    [
      "a short text of 101 characters",
      { ...told, weeklyBudget: "a".repeat(101) },
      { "answers.weeklyBudget": "too_long" },
    ],
    ["an unknown goal", { ...told, goals: ["Lose weight"] }, { "answers.goals.0": "invalid" }],
    ["an unknown level", { ...told, cookingLevel: "Chef" }, { "answers.cookingLevel": "invalid" }],
    ["a NUL character", { ...told, preferredFoods: "a\0b" }, { "answers.preferredFoods": "invalid" }],
    ["half a surrogate pair", { ...told, preferredFoods: "\udc00" }, { "answers.preferredFoods": "invalid" }],
    ["an unknown field", { ...told, user_id: "x" }, { answers: "invalid" }],
    ["a list", [], { answers: "invalid" }],
    ["nothing", null, { answers: "invalid" }],
  ])("%s is refused", async (_, answers, fields) => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const result = await perform(mother, "onboardingAnswered", { answers } as never)
    expect(result).toMatchObject({ status: "refused", code: "INVALID_INPUT", fields })
  })

  test("a mother neither reads nor changes what another mother told", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await perform(ana, "onboardingAnswered", { answers: told })
    expect(await received(bia)).toBeUndefined()
    await perform(bia, "onboardingAnswered", { answers: emptyOnboarding })
    expect(await received(ana)).toEqual(told)
  })
})
