import { expect, test } from "vitest"
import { operation, perform, type Syncing, send, written as writing } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp, testNow } from "#tests/api/test-app.ts"

const written = { mood: "🙂", notes: "Dormi quatro horas.", createdAt: "2026-11-21T08:00:00.000Z" } as const
const newId = () => crypto.randomUUID()
const applied = { status: "applied" }

function write(user: Syncing, entryId: string, text: object = {}) {
  return send(user, writing(entryId, text))
}

function remove(user: Syncing, entryId: string) {
  return perform(user, "entryDeleted", { entryId })
}

function entriesIn({ db }: TestApp) {
  return db.selectFrom("rows").selectAll().where("noun", "=", "diaryEntries").execute()
}

/** Wrong values, and the error of each value's field. */
const wrongs: [what: string, wrong: object, fields: object][] = [
  ["no words", { notes: "" }, { notes: "required" }],
  ["only spaces", { notes: " \n\u00a0\t " }, { notes: "required" }],
  ["20,000 characters", { notes: "a".repeat(20_000) }, { notes: "too_long" }],
  ["one character too many", { notes: "a".repeat(5001) }, { notes: "too_long" }],
  ["a number for words", { notes: 5 }, { notes: "invalid" }],
  ["a NUL character", { notes: "a\0b" }, { notes: "invalid" }],
  ["half an emoji", { notes: "a \ud83d" }, { notes: "invalid" }],
  ["a mood that is none of the five", { mood: "😡" }, { mood: "invalid" }],
  ["the name of a mood", { mood: "happy" }, { mood: "invalid" }],
  ["no mood", { mood: "" }, { mood: "invalid" }],
  ["no moment", { createdAt: undefined }, { createdAt: "invalid" }],
  ["a day for a moment", { createdAt: "2026-11-21" }, { createdAt: "invalid" }],
  ["an owner", { userId: "1" }, { "": "invalid" }],
]

describeOnBoth("diary", (createTestApp) => {
  test("an empty diary is no error, and what she writes she finds again, on another phone too", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    expect(await mother.get("/api/diary-entries")).toMatchObject({ status: 200, body: { entries: [] } })
    const id = newId()
    expect(await write(mother, id)).toMatchObject(applied)
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    expect((await elsewhere.get("/api/diary-entries")).body).toEqual({ entries: [{ id, ...written }] })
  })

  test("an entry that is sent again, or ten times at once, is stored once", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    const results = await Promise.all(Array.from({ length: 10 }, () => write(mother, id)))
    results.push(await write(mother, id.toUpperCase()))
    for (const result of results) expect(result).toMatchObject(applied)
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([{ id, ...written }])
  })

  test("the latest ten come, newest first, however they arrived", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const minute of [30, 10, 20, 12, 34, 26, 18, 22, 14, 16, 28, 32]) {
      await write(mother, newId(), { notes: `${minute}`, createdAt: `2026-11-21T08:${minute}:00.000Z` })
    }
    const { entries } = (await mother.get("/api/diary-entries")).body
    const notes = ["34", "32", "30", "28", "26", "22", "20", "18", "16", "14"]
    expect(entries.map((entry: { notes: string }) => entry.notes)).toEqual(notes)
  })

  test("entries of the same moment come in the same order every time", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const ids = Array.from({ length: 10 }, newId)
    for (const id of ids) await write(mother, id)
    const { entries } = (await mother.get("/api/diary-entries")).body
    expect(entries.map((entry: { id: string }) => entry.id)).toEqual(ids.toSorted().toReversed())
  })

  test("an entry that waited keeps its moment, and one of a clock that is ahead counts from now", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const [waited, ahead] = [newId(), newId()]
    const inYears = "2030-01-01T00:00:00.000Z"
    await write(mother, waited, { createdAt: "2026-10-01T08:00:00.000Z" })
    const first = writing(ahead, { createdAt: inYears })
    await send(mother, first)
    const text = { mood: "😄", notes: "Mais.", createdAt: inYears } as const
    await perform(mother, "entryEdited", { entryId: ahead, base: first.id, ...text }, "2030-01-01T00:00:01.000Z")
    const now = testNow.toISOString()
    expect((await mother.get("/api/diary-entries")).body.entries).toMatchObject([
      { id: ahead, notes: "Mais.", createdAt: now, updatedAt: now },
      { id: waited, createdAt: "2026-10-01T08:00:00.000Z" },
    ])
  })

  test("an edit changes mood and notes, and leaves the entry in its place", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    const first = writing(id)
    await send(mother, first)
    const text = { mood: "😞", notes: "Dormi três horas." } as const
    const updatedAt = "2026-11-21T08:59:30.000Z"
    const edit = { entryId: id, base: first.id, ...text, createdAt: "2026-11-21T08:59:00.000Z" }
    expect(await perform(mother, "entryEdited", edit, updatedAt)).toMatchObject(applied)
    const { entries } = (await mother.get("/api/diary-entries")).body
    expect(entries).toEqual([{ id, ...text, createdAt: written.createdAt, updatedAt }])
  })

  test("of an edit of an older text both texts stand, once however often it is sent, and a late retry of the first version changes nothing", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    const first = writing(id)
    const edit = (notes: string, updatedAt: string) =>
      operation("entryEdited", { ...written, entryId: id, base: first.id, notes }, updatedAt)
    const newest = edit("Mais.", "2026-11-21T08:40:00.000Z")
    const stale = edit("Menos.", "2026-11-21T08:30:00.000Z")
    for (const sent of [first, newest, stale, first, stale]) await send(mother, sent)
    await write(mother, id)
    const { entries } = (await mother.get("/api/diary-entries")).body
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual({ ...written, id, notes: "Mais.", updatedAt: newest.at })
    expect(entries).toContainEqual({ ...written, id: stale.id, notes: "Menos.", updatedAt: stale.at })
  })

  test("a deleted entry is gone with all its words, and no retry brings it back", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    await write(mother, id)
    for (let time = 0; time < 2; time++) expect(await remove(mother, id)).toMatchObject(applied)
    expect(await write(mother, id)).toMatchObject(applied)
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([])
    expect(await entriesIn(app)).toMatchObject([{ key: id, value: null, sort: "", copy_of: null }])
    const next = newId()
    await write(mother, next)
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([{ id: next, ...written }])
  })

  test("an entry that is deleted before it arrives stays away", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    expect(await remove(mother, id)).toMatchObject(applied)
    expect(await write(mother, id)).toMatchObject(applied)
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([])
  })

  test("a mother neither reads, changes nor deletes another mother's entry", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const id = newId()
    const entriesOf = async ({ get }: typeof ana) => (await get("/api/diary-entries")).body.entries
    const first = writing(id)
    await send(ana, first)
    expect(await entriesOf(bia)).toEqual([])
    const updatedAt = "2026-11-21T08:59:00.000Z"
    const hers = { ...written, notes: "Sou outra." }
    // An id is unique only within one diary, so another user's id counts as unused.
    const edit = operation("entryEdited", { entryId: id, base: first.id, ...hers }, updatedAt)
    await send(bia, edit)
    expect(await entriesOf(bia)).toEqual([{ id: edit.id, ...hers, updatedAt }])
    await write(bia, id, hers)
    expect(await entriesOf(bia)).toContainEqual({ id, ...hers })
    expect(await entriesOf(ana)).toEqual([{ id, ...written }])
    await remove(bia, id)
    expect(await entriesOf(bia)).toEqual([{ id: edit.id, ...hers, updatedAt }])
    expect(await entriesOf(ana)).toEqual([{ id, ...written }])
  })

  test("her words are kept as she wrote them", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const texts = [
      "👩‍👧 🇧🇷 ❤️‍🩹 e\u0301 não é é",
      "\u200fنمت جيدا اليوم \u202bשלום\u202c fim",
      "linha\r\n\r\n\ttab",
      "'; drop table diary_entries; --\\ % _ \" <b>{$notes}</b>",
      "a".repeat(5000),
    ]
    for (const notes of texts) {
      expect(await write(mother, newId(), { notes })).toMatchObject(applied)
    }
    const { entries } = (await mother.get("/api/diary-entries")).body
    expect(entries.map((entry: { notes: string }) => entry.notes).toSorted()).toEqual(texts.toSorted())
  })

  test("a wrong value is refused beside its field, and nothing is kept", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const [what, wrong, fields] of wrongs) {
      const result = await write(mother, newId(), wrong)
      expect(result, what).toEqual({ id: expect.any(String), status: "refused", code: "INVALID_INPUT", fields })
    }
    expect(await entriesIn(app)).toEqual([])
  })

  test("an id that is no UUID is refused, however it is written", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const id of ["1", "me", `${newId()}0`, newId().replaceAll("-", ""), `${newId()}\0`, `${newId()}'--`, "\0"]) {
      for (const result of [await write(mother, id), await remove(mother, id)]) {
        expect(result).toMatchObject({ status: "refused", code: "INVALID_INPUT", fields: { entryId: "invalid" } })
      }
    }
    expect(await entriesIn(app)).toEqual([])
  })
})
