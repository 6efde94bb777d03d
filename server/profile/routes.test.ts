import { expect, test } from "vitest"
import { defaultProfile } from "#domain/profile.ts"
import { describeOnBoth, testNow } from "#tests/api/test-app.ts"

const profile = defaultProfile("Ana María", "2026-11-20")
const other = {
  fullName: "Ana 🌸 مريم",
  age: 16,
  heightCm: 158.5,
  currentWeightKg: 61.1,
  desiredWeightKg: 58.3,
  isBreastfeeding: false,
  birthType: "Normal",
  avgSleepHours: 4.5,
  dailyMeals: 0,
  waterIntakeLitres: 0.3,
  activityLevel: "Baixo",
  menstrualCycle: false,
  startDate: "2028-02-29",
}

/** Each wrong value, and what its field is told. */
const wrongs: [what: string, wrong: object, fields: object][] = [
  ["an age of 15", { age: 15 }, { age: "too_small" }],
  ["an age of 61", { age: 61 }, { age: "too_big" }],
  ["half a year", { age: 32.5 }, { age: "not_whole" }],
  ["a negative age", { age: -32 }, { age: "too_small" }],
  ["an age as text", { age: "32" }, { age: "not_a_number" }],
  ["a height in metres", { heightCm: 1.65 }, { heightCm: "too_small" }],
  ["a giant", { heightCm: 220.1 }, { heightCm: "too_big" }],
  ["a weight with a decimal comma as text", { currentWeightKg: "61,5" }, { currentWeightKg: "not_a_number" }],
  ["a weight to the gram", { currentWeightKg: 61.123 }, { currentWeightKg: "too_precise" }],
  ["no weight", { currentWeightKg: null }, { currentWeightKg: "not_a_number" }],
  ["a wish of 29.9 kg", { desiredWeightKg: 29.9 }, { desiredWeightKg: "too_small" }],
  ["a day of 25 hours", { avgSleepHours: 25 }, { avgSleepHours: "too_big" }],
  ["thirteen meals", { dailyMeals: 13 }, { dailyMeals: "too_big" }],
  ["a negative drink", { waterIntakeLitres: -0.1 }, { waterIntakeLitres: "too_small" }],
  ["another birth", { birthType: "Cesarea" }, { birthType: "invalid" }],
  ["another level", { activityLevel: "Alto" }, { activityLevel: "invalid" }],
  ["a yes as text", { isBreastfeeding: "true" }, { isBreastfeeding: "invalid" }],
  ["a yes as a number", { menstrualCycle: 1 }, { menstrualCycle: "invalid" }],
  ["a date that does not exist", { startDate: "2026-02-29" }, { startDate: "invalid" }],
  ["no name", { fullName: " " }, { fullName: "required" }],
  ["an endless name", { fullName: "a".repeat(101) }, { fullName: "too_long" }],
  ["a NUL character", { fullName: "Ana\0" }, { fullName: "invalid" }],
  ["a line break in it", { fullName: "Ana\nLuísa" }, { fullName: "invalid" }],
  ["a mark that turns what follows", { fullName: "Ana \u202eLuísa" }, { fullName: "invalid" }],
  ["half an emoji", { fullName: "Ana \ud83c" }, { fullName: "invalid" }],
  ["an id", { id: "1" }, { "": "invalid" }],
]

describeOnBoth("profile", (createTestApp) => {
  test("a mother without one has none, and what she saves she finds again, on another phone too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await mother.get("/api/profile")).toMatchObject({ status: 200, body: { profile: null } })
    expect(await mother.put("/api/profile", profile)).toMatchObject({ status: 200, body: { profile } })
    expect((await mother.put("/api/profile", other)).body).toEqual({ profile: other })
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    expect((await elsewhere.get("/api/profile")).body).toEqual({ profile: other })
    const rows = await app.db.selectFrom("profiles").selectAll().execute()
    expect(rows).toMatchObject([{ id: mother.id, is_breastfeeding: 0, updated_at: testNow.toISOString() }])
  })

  test("an age under 16 from before is still read, and is asked for again when she saves", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.put("/api/profile", profile)
    await app.db.updateTable("profiles").set({ age: 12 }).where("id", "=", mother.id).execute()
    const young = { ...profile, age: 12 }
    expect(await mother.get("/api/profile")).toMatchObject({ status: 200, body: { profile: young } })
    expect(await mother.get("/api/account/export")).toMatchObject({ status: 200, body: { profile: young } })
    expect(await mother.put("/api/profile", young)).toMatchObject({
      status: 400,
      body: { code: "INVALID_INPUT", fields: { age: "too_small" } },
    })
    expect((await mother.put("/api/profile", { ...young, age: 16 })).status).toBe(200)
  })

  test("she is greeted by the name that she saved", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await mother.put("/api/profile", { ...profile, fullName: "  Ana Luísa " })
    expect((await mother.get("/api/auth/get-session")).body.user.name).toBe("Ana Luísa")
    expect((await mother.get("/api/profile")).body.profile.fullName).toBe("Ana Luísa")
  })

  test("two saves at once leave one whole profile", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const saves = Array.from({ length: 10 }, (_, save) => mother.put("/api/profile", save % 2 ? profile : other))
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 200))
    expect([profile, other]).toContainEqual((await mother.get("/api/profile")).body.profile)
  })

  test("a wrong value is refused beside its field, and nothing is kept", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const [what, wrong, fields] of wrongs) {
      const answer = await mother.put("/api/profile", { ...profile, ...wrong })
      expect(answer, what).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
      expect(answer.body.fields, what).toEqual(fields)
    }
    expect((await mother.get("/api/profile")).body.profile).toBeNull()
    expect((await mother.get("/api/auth/get-session")).body.user.name).toBe("Ana")
  })

  test("a number beyond all bounds is refused", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const rawBody = JSON.stringify(profile).replace('"age":32', '"age":1e999')
    expect(await mother.send("PUT", "/api/profile", { rawBody })).toMatchObject({
      status: 400,
      body: { fields: { age: "not_a_number" } },
    })
  })

  test("a mother neither reads nor changes another mother's profile", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await ana.put("/api/profile", profile)
    expect((await bia.get("/api/profile")).body.profile).toBeNull()
    await bia.put("/api/profile", other)
    expect((await ana.get("/api/profile")).body).toEqual({ profile })
    expect((await ana.get("/api/auth/get-session")).body.user.name).toBe(profile.fullName)
  })
})
