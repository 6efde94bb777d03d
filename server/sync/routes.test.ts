import { expect, test } from "vitest"
import { currentEdition } from "#domain/journey/journey.ts"
import { defaultProfile } from "#domain/profile/profile.ts"
import { agreeToAll } from "#tests/api/agree.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth, describeRules } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"
const later = "2026-11-21T08:30:00.000Z"
const tick = (item: "morning" | "snack" | "activity") => operation("itemDone", { journeyId: "first", day: 1, item })
const write = (entryId: string, notes = "Dormi.") =>
  operation("entryWritten", { entryId, mood: "🙂", notes, createdAt: at })
const newId = () => crypto.randomUUID()

describeOnBoth("sync", (createTestApp) => {
  test("what is done on one device the other gets to know, and the next answer holds only what is new", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const first = await sync(ana, [tick("snack")])
    expect(first).toMatchObject({ isWhole: true, results: [{ status: "applied" }], now: "2026-11-21T09:00:00.000Z" })
    expect(rowsOfNoun(first.changes, "journeys")).toEqual({
      first: {
        id: "first",
        startedAt: at,
        changedAt: at,
        done: { 1: ["snack"] },
        doneOn: { 1: { snack: "2026-11-21" } },
        edition: currentEdition,
      },
    })
    const { version: since, epoch } = first
    expect(await sync(ana, [], { since, epoch })).toMatchObject({ changes: [], isWhole: false, version: since })
    const [elsewhere] = [await sync(ana, [tick("morning")], { since, epoch })]
    expect(elsewhere.version).toBeGreaterThan(since)
    const news = await sync(ana, [], { since, epoch })
    expect(news.changes).toMatchObject([{ noun: "journeys", key: "first", row: { done: { 1: ["morning", "snack"] } } }])
    expect(news.isWhole).toBe(false)
  })

  test("an operation that comes a thousand times, or ten times at once, is applied once", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const written = write(newId())
    const statuses = []
    for (let time = 0; time < 10; time++) {
      const { results } = await sync(ana, Array(100).fill(written))
      statuses.push(...results.map(({ status }) => status))
    }
    expect(statuses).toEqual(["applied", ...Array(999).fill("already")])
    const other = write(newId())
    const answers = await Promise.all(Array.from({ length: 10 }, () => sync(ana, [other])))
    expect(answers.flatMap(({ results }) => results.map(({ status }) => status)).sort()).toEqual([
      ...Array(9).fill("already"),
      "applied",
    ])
    expect((await ana.get("/api/diary-entries")).body.entries).toHaveLength(2)
  })

  test("what is malformed, unknown, too new or not hers to do is answered one by one, and holds up nothing else", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bad = [
      { ...tick("snack"), args: { journeyId: "first", day: 8, item: "snack" } },
      { ...tick("snack"), name: "moonEaten" },
      { ...tick("snack"), name: "toString" },
      { ...tick("snack"), schemaVersion: 999 },
      { ...tick("snack"), at: "yesterday" },
      { ...tick("snack"), args: null },
      { id: newId() },
      operation("entryWritten", { entryId: newId(), mood: "🙂", notes: "a\0b", createdAt: at }),
      operation("entryWritten", { entryId: newId(), mood: "🙂", notes: "\ud800", createdAt: at }),
      operation("entryWritten", { entryId: newId(), mood: "🙂", notes: "x".repeat(5001), createdAt: at }),
      operation("checkInAnswered", { date: "2027-01-01", question: "mood", score: 3 }),
      operation("consentGiven", { purpose: "diary", textVersion: 999, language: "pt" }),
    ]
    const good = tick("activity")
    const { results } = await sync(ana, [...bad, good])
    expect(results.map((result) => (result.status === "refused" ? result.code : result.status))).toEqual([
      "INVALID_INPUT",
      "UNKNOWN_OPERATION",
      "UNKNOWN_OPERATION",
      "deferred",
      ...Array(7).fill("INVALID_INPUT"),
      "CONSENT_OUTDATED",
      "applied",
    ])
    expect(results.map(({ id }) => id)).toEqual([...bad, good].map(({ id }) => id))
  })

  test("what the server refuses today it takes tomorrow: a refusal leaves no receipt", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    const written = write(newId())
    expect((await sync(ana, [written])).results).toMatchObject([{ status: "refused", code: "CONSENT_REQUIRED" }])
    await agreeToAll(ana)
    expect((await sync(ana, [written])).results).toMatchObject([{ status: "applied" }])
  })

  test("two operations with one id in one request are each judged: a refused one makes the other no repetition", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    const written = write(newId())
    const agreed = operation("consentGiven", { purpose: "diary", textVersion: 2, language: "pt" })
    const { results } = await sync(ana, [written, written, agreed, written, written])
    const told = results.map((result) => (result.status === "refused" ? result.code : result.status))
    expect(told).toEqual(["CONSENT_REQUIRED", "CONSENT_REQUIRED", "applied", "applied", "already"])
  })

  test("another device learns what changed by the second of two different operations with one id", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { version: since, epoch } = await sync(ana, [])
    const dish = operation("dishesPlanned", { journeyId: "first", dishes: { "1-lunch": 999_999 } })
    const { results } = await sync(ana, [dish, { ...write(newId()), id: dish.id }])
    expect(results).toMatchObject([{ status: "refused" }, { status: "applied" }])
    expect((await sync(ana, [], { since, epoch })).changes).toMatchObject([{ noun: "diaryEntries" }])
  })

  test("a request of a page that believes another to be signed in is refused whole", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const body = { userId: ana.id, since: null, operations: [tick("snack")] }
    expect(await bia.post("/api/sync", body)).toMatchObject({ status: 409, body: { code: "OTHER_USER" } })
    expect((await sync(bia, [])).changes.filter(({ noun }) => noun === "journeys")).toEqual([])
    expect((await bia.get(`/api/sync/events?userId=${ana.id}`)).status).toBe(409)
  })

  test.each([
    ["no user", { since: null, operations: [] }],
    ["a version that is none", { userId: "x", since: -1, operations: [] }],
    [
      "too many operations",
      { userId: "x", since: null, operations: Array.from({ length: 101 }, () => ({ id: newId() })) },
    ],
    ["an operation without an id", { userId: "x", since: null, operations: [{ name: "itemDone" }] }],
    ["no list", { userId: "x", since: null, operations: {} }],
  ])("bad input is refused: %s", async (_, body) => {
    const ana = await (await createTestApp()).mother("Ana")
    expect(await ana.post("/api/sync", body)).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
  })

  test("a body beyond a hundred long operations is too large", async () => {
    const ana = await (await createTestApp()).mother("Ana")
    const operations = Array.from({ length: 100 }, () => write(newId(), "ã".repeat(5000)))
    const answer = await ana.post("/api/sync", { userId: ana.id, since: null, operations })
    expect(answer).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } })
  })

  test("a read without operations is the same by GET, bound to her and checked as well", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    const { version, epoch } = await sync(ana, [tick("snack"), write(newId())])
    const read = (asked: Record<string, string>, who = ana) => who.get(`/api/sync?${new URLSearchParams(asked)}`)
    for (const since of [null, 0, version - 1, version]) {
      const { body } = await read({ userId: ana.id, epoch, ...(since !== null && { since: String(since) }) })
      expect(body).toEqual(await sync(ana, [], { since, epoch }))
    }
    expect(await read({ userId: ana.id }, bia)).toMatchObject({ status: 409, body: { code: "OTHER_USER" } })
    for (const since of ["-1", "x", "1e3", ""]) {
      expect(await read({ userId: ana.id, since })).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    }
    expect(await read({})).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    expect(await app.visitor().get(`/api/sync?userId=${ana.id}`)).toMatchObject({ status: 401 })
  })

  test("many long entries come in pages of 256 kB, none left out and none twice", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { version: since, epoch } = await sync(ana, [])
    const ids = Array.from({ length: 60 }, newId)
    for (let start = 0; start < 60; start += 12) {
      await sync(
        ana,
        ids.slice(start, start + 12).map((id) => write(id, "ã".repeat(5000))),
        { since, epoch },
      )
    }
    const found: string[] = []
    let after: string | undefined
    let pages = 0
    do {
      const page = await sync(ana, [], { since, epoch, ...(after !== undefined && { after }) })
      expect(JSON.stringify(page.changes).length).toBeLessThan(256 * 1024)
      found.push(...page.changes.map(({ key }) => key))
      after = page.next
      pages++
    } while (after !== undefined)
    expect(found.sort()).toEqual(ids.sort())
    expect(pages).toBeGreaterThan(2)
  })

  test("a device that was away for more than a thousand operations begins anew", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { version: since, epoch } = await sync(ana, [])
    for (let request = 0; request < 10; request++) {
      await sync(
        ana,
        Array.from({ length: 100 }, () => operation("silenceSet", { isOn: true }, at)),
        { since, epoch },
      )
    }
    expect(await sync(ana, [], { since, epoch })).toMatchObject({ isWhole: true })
    expect(await sync(ana, [], { since: 10_000, epoch })).toMatchObject({ isWhole: true })
    expect(await sync(ana, [], { since, epoch: "of another server" })).toMatchObject({ isWhole: true })
  })

  test("answers, fields and preferences meet field by field, the later one counts, and none from the future", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const profile = defaultProfile("Ana", "2026-11-20")
    const answer = (question: "mood" | "energy", score: number, moment: string) =>
      operation("checkInAnswered", { date: "2026-11-21", question, score }, moment)
    const { changes, results } = await sync(ana, [
      operation("profileChanged", { fields: profile }, at),
      operation("profileChanged", { fields: { heightCm: 170 } }, later),
      operation("profileChanged", { fields: { currentWeightKg: 70, heightCm: 150 } }, at),
      answer("mood", 5, later),
      answer("mood", 1, at),
      answer("energy", 2, "2031-01-01T00:00:00.000Z"),
      operation("preferencesChanged", { fields: { dailyTips: false } }, at),
      operation("preferencesChanged", { fields: { waterReminder: false } }, at),
    ])
    expect(results.map(({ status }) => status)).toEqual(Array(8).fill("applied"))
    expect(rowsOfNoun(changes, "profile").own).toMatchObject({
      values: { ...profile, heightCm: 170, currentWeightKg: 70 },
      changedAt: { heightCm: later, currentWeightKg: at, age: at },
    })
    expect(rowsOfNoun(changes, "checkIns")["2026-11-21"]).toEqual({
      values: { mood: 5, energy: 2 },
      changedAt: { mood: later, energy: "2026-11-21T09:00:00.000Z" },
    })
    expect(rowsOfNoun(changes, "preferences").own).toMatchObject({ values: { dailyTips: false, waterReminder: false } })
  })

  test("a new journey overwrites none; ticks of the one before stay with it", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const journeyId = newId()
    const { changes } = await sync(ana, [
      tick("snack"),
      operation("journeyStarted", { journeyId }, later),
      operation("itemDone", { journeyId, day: 1, item: "morning" }, later),
      tick("activity"),
    ])
    expect(rowsOfNoun(changes, "journeys")).toMatchObject({
      first: { done: { 1: ["snack", "activity"] } },
      [journeyId]: { startedAt: later, done: { 1: ["morning"] } },
    })
    expect((await ana.get("/api/progress")).body.progress.value.checklist).toMatchObject({
      morning: true,
      snack: false,
    })
  })
})

// These rules do not depend on the database, so they are tested on one of the two; limits of each database have tests
// of their own.
describeRules("sync", (createTestApp) => {
  test("ten thousand operations at once are taken a hundred at a time, and more have to wait", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    const statuses: number[] = []
    for (let request = 0; request < 101; request++) {
      const operations = Array.from({ length: 100 }, () => operation("silenceSet", { isOn: request % 2 === 0 }, at))
      statuses.push((await ana.post("/api/sync", { userId: ana.id, since: null, operations })).status)
    }
    expect(statuses).toEqual([...Array(100).fill(200), 429])
    expect((await sync(ana, [])).changes.find(({ noun }) => noun === "silence")?.row).toMatchObject({
      values: { isOn: false },
    })
  })
})
