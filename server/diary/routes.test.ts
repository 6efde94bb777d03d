import { expect, test } from "vitest"
import { describeOnBoth, testNow } from "#tests/api/test-app.ts"

const written = { mood: "🙂", notes: "Dormi quatro horas.", createdAt: "2026-11-21T08:00:00.000Z" }
const newId = () => crypto.randomUUID()
const pathOf = (id: string) => `/api/diary-entries/${id}`
const notFound = { status: 404, body: { code: "NOT_FOUND" } }

/** Each wrong value, and what its field is told. */
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
    const answer = await mother.put(pathOf(id), written)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ entry: { id, ...written } })
    const elsewhere = app.visitor()
    await elsewhere.signIn(mother.account)
    expect((await elsewhere.get("/api/diary-entries")).body).toEqual({ entries: [{ id, ...written }] })
  })

  test("an entry that is sent again, or ten times at once, is stored once", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => mother.put(pathOf(id), written)))
    answers.push(await mother.put(pathOf(id.toUpperCase()), written))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { entry: { id, ...written } } })
    expect((await mother.get("/api/diary-entries")).body.entries).toHaveLength(1)
  })

  test("the latest ten come, newest first, however they arrived", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const minute of [30, 10, 20, 12, 34, 26, 18, 22, 14, 16, 28, 32]) {
      await mother.put(pathOf(newId()), {
        ...written,
        notes: `${minute}`,
        createdAt: `2026-11-21T08:${minute}:00.000Z`,
      })
    }
    const { entries } = (await mother.get("/api/diary-entries")).body
    const notes = ["34", "32", "30", "28", "26", "22", "20", "18", "16", "14"]
    expect(entries.map((entry: { notes: string }) => entry.notes)).toEqual(notes)
  })

  test("entries of the same moment come in the same order every time", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const ids = Array.from({ length: 10 }, newId)
    for (const id of ids) await mother.put(pathOf(id), written)
    const { entries } = (await mother.get("/api/diary-entries")).body
    expect(entries.map((entry: { id: string }) => entry.id)).toEqual(ids.toSorted().toReversed())
  })

  test("an entry that waited keeps its moment, and one of a clock that is ahead counts from now", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const waited = { ...written, createdAt: "2026-10-01T08:00:00.000Z" }
    expect((await mother.put(pathOf(newId()), waited)).body.entry.createdAt).toBe(waited.createdAt)
    const ahead = { ...written, createdAt: "2030-01-01T00:00:00.000Z", updatedAt: "2030-01-01T00:00:01.000Z" }
    const now = testNow.toISOString()
    expect((await mother.put(pathOf(newId()), ahead)).body.entry).toMatchObject({ createdAt: now, updatedAt: now })
  })

  test("an edit changes mood and notes, and leaves the entry in its place", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    await mother.put(pathOf(id), written)
    const plain = { mood: "😞", notes: "Dormi três horas.", createdAt: "2026-11-21T08:59:00.000Z" }
    const changed = { mood: plain.mood, notes: plain.notes, createdAt: written.createdAt, id }
    expect((await mother.put(pathOf(id), plain)).body.entry).toMatchObject(changed)
    const edited = { ...written, mood: "😄", updatedAt: "2026-11-21T08:59:30.000Z" }
    expect((await mother.put(pathOf(id), edited)).body.entry).toEqual({ id, ...edited })
  })

  test("of an older edit both texts stand, once however often it is sent, and a late retry of the first version changes nothing", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    const newest = { ...written, notes: "Mais.", updatedAt: "2026-11-21T08:40:00.000Z" }
    const stale = { ...written, notes: "Menos.", updatedAt: "2026-11-21T08:30:00.000Z" }
    for (const version of [written, newest, stale, written, stale]) {
      expect((await mother.put(pathOf(id), version)).status).toBe(200)
    }
    const { entries } = (await mother.get("/api/diary-entries")).body
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual({ id, ...newest })
    expect(entries).toContainEqual({ id: expect.not.stringMatching(id), ...stale })
  })

  test("an edit that is sent again after a newer one of its text changes nothing", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    await mother.put(pathOf(id), written)
    const edits = [
      { ...written, notes: "Dormi pouco.", updatedAt: "2026-11-21T08:10:00.000Z" },
      { ...written, notes: "Dormi nada.", updatedAt: "2026-11-21T08:20:00.000Z" },
    ]
    for (const edit of [...edits, ...edits]) expect((await mother.put(pathOf(id), edit)).status).toBe(200)
    expect((await mother.get("/api/diary-entries")).body.entries).toMatchObject([{ notes: "Dormi nada." }])
  })

  test("a deleted entry is gone with all its words, and neither a retry nor an edit brings it back", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    await mother.put(pathOf(id), written)
    for (let time = 0; time < 2; time++) {
      expect(await mother.send("DELETE", pathOf(id))).toMatchObject({ status: 200, body: { ok: true } })
    }
    expect(await mother.put(pathOf(id), written)).toMatchObject(notFound)
    expect(await mother.put(pathOf(id), { ...written, updatedAt: "2026-11-21T08:59:00.000Z" })).toMatchObject(notFound)
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([])
    const rows = await app.db.selectFrom("diary_entries").selectAll().execute()
    expect(rows).toMatchObject([{ id, mood: "", notes: "", created_at: testNow.toISOString(), updated_at: null }])
    expect((await mother.put(pathOf(newId()), written)).body.entry).toMatchObject(written)
  })

  test("an entry that is deleted before it arrives stays away", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const id = newId()
    expect(await mother.send("DELETE", pathOf(id))).toMatchObject({ status: 200, body: { ok: true } })
    expect(await mother.put(pathOf(id), written)).toMatchObject(notFound)
    expect((await mother.get("/api/diary-entries")).body.entries).toEqual([])
  })

  test("a mother neither reads, changes nor deletes another mother's entry", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const id = newId()
    await ana.put(pathOf(id), written)
    expect((await bia.get("/api/diary-entries")).body.entries).toEqual([])
    const hers = { ...written, notes: "Sou outra.", updatedAt: "2026-11-21T08:59:00.000Z" }
    // An id means something in her own diary only: another mother's is one that has not been used.
    expect((await bia.put(pathOf(id), hers)).body.entry).toEqual({ id, ...hers })
    expect((await bia.get("/api/diary-entries")).body.entries).toEqual([{ id, ...hers }])
    expect((await ana.get("/api/diary-entries")).body.entries).toEqual([{ id, ...written }])
    expect((await bia.send("DELETE", pathOf(id))).status).toBe(200)
    expect((await ana.get("/api/diary-entries")).body.entries).toEqual([{ id, ...written }])
    await ana.send("DELETE", pathOf(id))
    expect(await bia.put(pathOf(id), hers)).toMatchObject(notFound)
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
      const id = newId()
      expect((await mother.put(pathOf(id), { ...written, notes })).body.entry.notes).toBe(notes)
    }
    const { entries } = (await mother.get("/api/diary-entries")).body
    expect(entries.map((entry: { notes: string }) => entry.notes).toSorted()).toEqual(texts.toSorted())
  })

  test("a wrong value is refused beside its field, and nothing is kept", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const [what, wrong, fields] of wrongs) {
      const answer = await mother.put(pathOf(newId()), { ...written, ...wrong })
      expect(answer, what).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
      expect(answer.body.fields, what).toEqual(fields)
    }
    expect(await app.db.selectFrom("diary_entries").selectAll().execute()).toEqual([])
  })

  test("an id that is no UUID is refused, however it is written", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const id of ["1", "me", `${newId()}0`, newId().replaceAll("-", ""), `${newId()}%00`, `${newId()}'--`, "%00"]) {
      for (const answer of [await mother.put(pathOf(id), written), await mother.send("DELETE", pathOf(id))]) {
        expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT", fields: { id: "invalid" } } })
      }
    }
    expect(await app.db.selectFrom("diary_entries").selectAll().execute()).toEqual([])
  })
})
