import { expect, test } from "vitest"
import type { OlderPage, SyncedEntry } from "#domain/diary/diary.ts"
import { insertEntries, longestNotes } from "#tests/abuse/insert-entries.ts"
import { operation, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>
type Asked = { from?: string; before?: string; beforeId?: string; userId?: string }

const newId = () => crypto.randomUUID()
/** Entries that are stored at this time are too old to count towards the daily limit. */
const storedAt = new Date("2026-01-01T00:00:00.000Z")
const endOfTime = "2026-12-31T00:00:00.000Z"

function getOlder(mother: Mother, asked: Asked = {}) {
  return mother.get(
    `/api/diary-entries/older?${new URLSearchParams({ userId: mother.id, before: endOfTime, ...asked })}`,
  )
}

function getMonths(mother: Mother, timeZone: string) {
  return mother.get(`/api/diary-entries/months?${new URLSearchParams({ userId: mother.id, timeZone })}`)
}

/** Reads all pages of older entries; `between` runs after each page. */
async function readAll(mother: Mother, asked: Asked = {}, between = async (_page: OlderPage) => {}) {
  const entries: SyncedEntry[] = []
  const sizes: number[] = []
  for (let next: OlderPage["next"] | undefined; next !== null; ) {
    const place = next && { before: next.createdAt, beforeId: next.id }
    const answer = await getOlder(mother, { ...asked, ...place })
    expect(answer.status).toBe(200)
    const page: OlderPage = answer.body
    entries.push(...page.entries)
    sizes.push(page.entries.length)
    next = page.next
    await between(page)
  }
  return { entries, sizes }
}

async function write(mother: Mother, createdAts: string[]) {
  const operations = createdAts.map((createdAt) =>
    operation("entryWritten", { entryId: newId(), mood: "🙂", notes: `Em ${createdAt}`, createdAt }),
  )
  await sync(mother, operations)
  return operations
}

describeOnBoth("older diary entries", (createTestApp) => {
  test("the pages hold all entries once, newest first, as devices know them", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await insertEntries(app.database, mother.id, { count: 250, storedAt })
    const [written] = await write(mother, ["2025-05-01T12:00:00.000Z"])
    const { entries, sizes } = await readAll(mother)
    expect(sizes.length).toBeGreaterThan(2)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(251)
    expect(entries.map(({ createdAt }) => createdAt)).toEqual(
      entries
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    expect(entries.at(-1)).toEqual({
      id: written?.args.entryId,
      mood: "🙂",
      notes: written?.args.notes,
      createdAt: written?.args.createdAt,
      revision: written?.id,
    })
  })

  test("entries of one moment are complete across pages, and the longest notes make small pages", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const createdAt = "2026-03-01T12:00:00.000Z"
    await insertEntries(app.database, mother.id, { count: 40, storedAt, notes: longestNotes, createdAt })
    const { entries, sizes } = await readAll(mother)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(40)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(16)
  })

  test("a range begins with its first moment and ends before its last", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const [february, march, april] = [
      "2026-02-28T23:59:59.999Z",
      "2026-03-01T00:00:00.000Z",
      "2026-04-01T00:00:00.000Z",
    ]
    await write(mother, [february, march, april] as string[])
    const { entries } = await readAll(mother, { from: String(march), before: String(april) })
    expect(entries.map(({ createdAt }) => createdAt)).toEqual([march])
  })

  test("what is written and deleted between two pages makes no other entry come twice or not at all", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 24 * 60 * 60 * 1000).toISOString()
    for (const from of [0, 90])
      await write(
        mother,
        Array.from({ length: 90 }, (_, index) => dayOf(from + index)),
      )
    const before = new Set((await readAll(mother)).entries.map(({ id }) => id))
    const deleted = new Set<string>()
    const { entries } = await readAll(mother, {}, async ({ entries, next }) => {
      const gone = [entries.at(-1)?.id, entries[0]?.id].filter((id) => id !== undefined)
      for (const id of gone) deleted.add(id)
      await sync(
        mother,
        gone.map((entryId) => operation("entryDeleted", { entryId })),
      )
      if (next) await write(mother, [next.createdAt, "2026-11-20T12:00:00.000Z"])
    })
    const ids = entries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of before) expect(ids).toContain(id)
    const left = new Set((await readAll(mother)).entries.map(({ id }) => id))
    for (const id of deleted) expect(left.has(id)).toBe(false)
  })

  test("an entry with two texts comes with both, marked", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const [written] = await write(mother, ["2026-03-01T12:00:00.000Z"])
    if (!written) throw new Error("not written")
    const edits = ["Uma.", "Outra."].map((notes) =>
      operation("entryEdited", { ...written.args, notes, base: written.id }),
    )
    await sync(mother, edits)
    const { entries } = await readAll(mother)
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual(
      expect.objectContaining({ notes: "Outra.", copyOf: written.args.entryId, isConflict: true }),
    )
  })

  test("months are counted by her own calendar, at the edges of the day too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    await write(mother, [
      "2026-03-01T02:59:59.000Z",
      "2026-03-01T03:00:00.000Z",
      "2026-03-15T12:00:00.000Z",
      "2026-03-31T18:14:59.000Z",
      "2026-03-31T18:15:00.000Z",
      "2026-03-31T10:00:00.000Z",
    ])
    const expected = {
      UTC: { "2026-03": 6 },
      "America/Recife": { "2026-03": 5, "2026-02": 1 },
      "Asia/Kathmandu": { "2026-04": 1, "2026-03": 5 },
      "Pacific/Kiritimati": { "2026-04": 3, "2026-03": 3 },
    }
    for (const [timeZone, months] of Object.entries(expected)) {
      const answer = await getMonths(mother, timeZone)
      expect(answer.status).toBe(200)
      const counts = Object.entries(months).map(([month, entries]) => ({ month, entries }))
      expect(answer.body, timeZone).toEqual({ months: counts })
    }
  })

  test("a deleted entry is in no month and on no page", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const [written] = await write(mother, ["2026-03-01T12:00:00.000Z"])
    await sync(mother, [operation("entryDeleted", { entryId: String(written?.args.entryId) })])
    expect((await getMonths(mother, "UTC")).body).toEqual({ months: [] })
    expect((await readAll(mother)).entries).toEqual([])
  })

  test("a mother gets no older entry of another mother, and a page that believes to be another's gets nothing", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    await write(ana, ["2026-03-01T12:00:00.000Z"])
    expect((await readAll(bia)).entries).toEqual([])
    expect((await getMonths(bia, "UTC")).body).toEqual({ months: [] })
    const other = { status: 409, body: { code: "OTHER_USER" } }
    expect(await getOlder(bia, { userId: ana.id })).toMatchObject(other)
    expect(await bia.get(`/api/diary-entries/months?userId=${ana.id}&timeZone=UTC`)).toMatchObject(other)
  })

  test("nonsense is refused beside its name", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const timeZone of ["", "Mars/Olympus", "a".repeat(60), "\0", "'--"]) {
      const answer = await getMonths(mother, timeZone)
      expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields: { timeZone: "invalid" } } })
    }
    for (const [name, wrong] of [
      ["before", "2026-03"],
      ["before", ""],
      ["before", "2026-02-30T00:00:00.000Z"],
      ["from", "yesterday"],
      ["beforeId", "1"],
    ] as const) {
      const answer = await getOlder(mother, { [name]: wrong })
      expect(answer, wrong).toMatchObject({
        status: 400,
        body: { code: "INVALID_INPUT", fields: { [name]: "invalid" } },
      })
    }
  })
})
