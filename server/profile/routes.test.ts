import { expect, test } from "vitest"
import { defaultProfile, type Profile } from "#domain/profile/profile.ts"
import { operation, type Syncing, send } from "#tests/api/sync.ts"
import { describeOnBoth, testNow } from "#tests/api/test-app.ts"

const profile = defaultProfile("Ana María", "2026-11-20")
const other: Profile = {
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

/** Wrong values, and the error of each value's field. */
const wrongs: [what: string, wrong: object, fields: object][] = [
  ["an age of 15", { age: 15 }, { "fields.age": "too_small" }],
  ["an age of 61", { age: 61 }, { "fields.age": "too_big" }],
  ["half a year", { age: 32.5 }, { "fields.age": "not_whole" }],
  ["a negative age", { age: -32 }, { "fields.age": "too_small" }],
  ["an age as text", { age: "32" }, { "fields.age": "not_a_number" }],
  ["a height in metres", { heightCm: 1.65 }, { "fields.heightCm": "too_small" }],
  ["a giant", { heightCm: 220.1 }, { "fields.heightCm": "too_big" }],
  ["a weight with a decimal comma as text", { currentWeightKg: "61,5" }, { "fields.currentWeightKg": "not_a_number" }],
  ["a weight to the gram", { currentWeightKg: 61.123 }, { "fields.currentWeightKg": "too_precise" }],
  ["no weight", { currentWeightKg: null }, { "fields.currentWeightKg": "not_a_number" }],
  ["a wish of 29.9 kg", { desiredWeightKg: 29.9 }, { "fields.desiredWeightKg": "too_small" }],
  ["a day of 25 hours", { avgSleepHours: 25 }, { "fields.avgSleepHours": "too_big" }],
  ["thirteen meals", { dailyMeals: 13 }, { "fields.dailyMeals": "too_big" }],
  ["a negative drink", { waterIntakeLitres: -0.1 }, { "fields.waterIntakeLitres": "too_small" }],
  ["another birth", { birthType: "Cesarea" }, { "fields.birthType": "invalid" }],
  ["another level", { activityLevel: "Alto" }, { "fields.activityLevel": "invalid" }],
  ["a yes as text", { isBreastfeeding: "true" }, { "fields.isBreastfeeding": "invalid" }],
  ["a yes as a number", { menstrualCycle: 1 }, { "fields.menstrualCycle": "invalid" }],
  ["a date that does not exist", { startDate: "2026-02-29" }, { "fields.startDate": "invalid" }],
  ["no name", { fullName: " " }, { "fields.fullName": "required" }],
  ["an endless name", { fullName: "a".repeat(101) }, { "fields.fullName": "too_long" }],
  ["a NUL character", { fullName: "Ana\0" }, { "fields.fullName": "invalid" }],
  ["a line break in it", { fullName: "Ana\nLuísa" }, { "fields.fullName": "invalid" }],
  ["a mark that turns what follows", { fullName: "Ana \u202eLuísa" }, { "fields.fullName": "invalid" }],
  ["half an emoji", { fullName: "Ana \ud83c" }, { "fields.fullName": "invalid" }],
  ["an id", { id: "1" }, { fields: "invalid" }],
]

const saved = (fields: object, at = testNow) =>
  operation("profileChanged", { fields: fields as Partial<Profile> }, at.toISOString())

function save(user: Syncing, fields: object, at?: Date) {
  return send(user, saved(fields, at))
}

describeOnBoth("profile", (createTestApp) => {
  test("a mother without one has none, and what she saves she finds again, on another phone too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await mother.get("/api/profile")).toMatchObject({ status: 200, body: { profile: null } })
    await save(mother, profile)
    expect((await mother.get("/api/profile")).body).toEqual({ profile })
    await save(mother, other)
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    expect((await elsewhere.get("/api/profile")).body).toEqual({ profile: other })
    const rows = await app.db.selectFrom("rows").select(["user_id", "noun", "changed_at"]).execute()
    expect(rows).toEqual([{ user_id: mother.id, noun: "profile", changed_at: testNow.toISOString() }])
  })

  test("an age under 16 from before is still read, and is asked for again when she saves", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await save(mother, profile)
    const young = { ...profile, age: 12 }
    await app.db
      .updateTable("rows")
      .set({ value: JSON.stringify({ values: young, changedAt: {} }) })
      .execute()
    expect(await mother.get("/api/profile")).toMatchObject({ status: 200, body: { profile: young } })
    expect(await mother.get("/api/account/export")).toMatchObject({ status: 200, body: { profile: young } })
    const refused = { status: "refused", code: "INVALID_INPUT", fields: { "fields.age": "too_small" } }
    expect(await save(mother, young)).toMatchObject(refused)
    expect(await save(mother, { ...young, age: 16 })).toMatchObject({ status: "applied" })
  })

  test("a part of it is kept alone, and what she has not told is nowhere", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await save(mother, { birthType: "Normal" })).toMatchObject({ status: "applied" })
    expect((await mother.get("/api/profile")).body).toEqual({ profile: { birthType: "Normal" } })
    expect((await mother.get("/api/account/export")).body.profile).toEqual({ birthType: "Normal" })
    expect((await mother.get("/api/auth/get-session")).body.user.name).toBe("Ana")
    await save(mother, { isBreastfeeding: false, avgSleepHours: 0 })
    const part = { birthType: "Normal", isBreastfeeding: false, avgSleepHours: 0 }
    expect((await mother.get("/api/profile")).body).toEqual({ profile: part })
    await save(mother, { ...profile, birthType: "Normal" }, new Date(testNow.getTime() + 1))
    expect((await mother.get("/api/profile")).body).toEqual({ profile: { ...profile, birthType: "Normal" } })
  })

  test("she is greeted by the name that she saved", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await save(mother, { ...profile, fullName: "  Ana Luísa " })
    expect((await mother.get("/api/auth/get-session")).body.user.name).toBe("Ana Luísa")
    expect((await mother.get("/api/profile")).body.profile.fullName).toBe("Ana Luísa")
  })

  test("two saves at once leave one whole profile", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const saves = Array.from({ length: 10 }, (_, index) => save(mother, index % 2 ? profile : other))
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => "applied"))
    expect([profile, other]).toContainEqual((await mother.get("/api/profile")).body.profile)
  })

  test("a wrong value is refused beside its field, and nothing is kept", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const [what, wrong, fields] of wrongs) {
      const result = await save(mother, { ...profile, ...wrong })
      expect(result, what).toEqual({ id: expect.any(String), status: "refused", code: "INVALID_INPUT", fields })
    }
    expect((await mother.get("/api/profile")).body.profile).toBeNull()
    expect((await mother.get("/api/auth/get-session")).body.user.name).toBe("Ana")
  })

  test("a number beyond all bounds is refused", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const body = JSON.stringify({ userId: mother.id, since: null, operations: [saved(profile)] })
    const rawBody = body.replace('"age":32', '"age":1e999')
    expect((await mother.send("POST", "/api/sync", { rawBody })).body.results).toMatchObject([
      { status: "refused", fields: { "fields.age": "not_a_number" } },
    ])
  })

  test("a mother neither reads nor changes another mother's profile", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await save(ana, profile)
    expect((await bia.get("/api/profile")).body.profile).toBeNull()
    await save(bia, other)
    expect((await ana.get("/api/profile")).body).toEqual({ profile })
    expect((await ana.get("/api/auth/get-session")).body.user.name).toBe(profile.fullName)
  })
})
