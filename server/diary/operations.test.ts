import { expect, test } from "vitest"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"
const later = "2026-11-21T08:30:00.000Z"
const newId = () => crypto.randomUUID()
const write = (entryId: string, notes = "Dormi.") =>
  operation("entryWritten", { entryId, mood: "🙂", notes, createdAt: at })

/** Makes edits that were based on the text as it was first written. */
const editing =
  ({ id, args: { entryId } }: ReturnType<typeof write>) =>
  (notes: string) =>
    operation("entryEdited", { entryId, base: id, mood: "🙂", notes, createdAt: at }, later)

describeOnBoth("diary operations", (createTestApp) => {
  test("edits of one text on two devices leave both, an edit on the text that was seen replaces it", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const written = write(newId(), "Dormi.")
    const { entryId } = written.args
    const edit = (base: string, notes: string) =>
      operation("entryEdited", { entryId, base, mood: "🙂", notes, createdAt: at }, later)
    const [one, other] = [edit(written.id, "Dormi quatro horas."), edit(written.id, "Dormi pouco.")]
    const [next, nextOther] = [edit(one.id, "Dormi cinco."), edit(other.id, "Dormi muito pouco.")]
    const { changes } = await sync(ana, [written, one, other, next, nextOther])
    expect(rowsOfNoun(changes, "diaryEntries")).toEqual({
      [entryId]: { id: entryId, mood: "🙂", notes: "Dormi cinco.", createdAt: at, updatedAt: later, revision: next.id },
      [other.id]: {
        id: other.id,
        mood: "🙂",
        notes: "Dormi muito pouco.",
        createdAt: at,
        updatedAt: later,
        revision: nextOther.id,
        copyOf: entryId,
        isConflict: true,
      },
    })
  })

  test.each(["entry", "copy", "both"] as const)("of two texts she keeps: %s", async (keep) => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const written = write(newId(), "Dormi.")
    const { entryId } = written.args
    const edit = editing(written)
    const [one, other] = [edit("A"), edit("B")]
    const seen = { entryId, entryRevision: one.id, copyId: other.id, copyRevision: other.id }
    const stale = operation("conflictSettled", { ...seen, entryRevision: written.id, copyRevision: written.id, keep })
    const before = await sync(ana, [written, one, other, stale])
    expect(Object.keys(rowsOfNoun(before.changes, "diaryEntries"))).toHaveLength(2)
    const { changes } = await sync(ana, [operation("conflictSettled", { ...seen, keep })])
    const entries = Object.values(rowsOfNoun(changes, "diaryEntries")) as { notes: string; isConflict?: boolean }[]
    expect(entries.map(({ notes }) => notes).sort()).toEqual({ entry: ["A"], copy: ["B"], both: ["A", "B"] }[keep])
    expect(entries.some(({ isConflict }) => isConflict)).toBe(false)
  })

  test("an edit of an entry that was deleted elsewhere comes back as an entry of its own", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const written = write(newId())
    const { entryId } = written.args
    const edited = operation(
      "entryEdited",
      { entryId, base: written.id, mood: "😢", notes: "Mais.", createdAt: at },
      later,
    )
    const again = operation(
      "entryEdited",
      { entryId, base: edited.id, mood: "😢", notes: "Ainda.", createdAt: at },
      later,
    )
    const { changes } = await sync(ana, [written, operation("entryDeleted", { entryId }), edited, again])
    expect(Object.values(rowsOfNoun(changes, "diaryEntries"))).toMatchObject([
      { id: edited.id, mood: "😢", notes: "Ainda.", createdAt: at },
    ])
  })

  test("a deletion takes no text that she did not see: what was written elsewhere meanwhile stands", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const written = write(newId(), "Dormi.")
    const { entryId } = written.args
    const edit = editing(written)
    const [elsewhere, own] = [edit("Dormi quatro horas."), edit("Dormi pouco.")]
    const stale = operation("entryDeleted", { entryId, base: written.id })
    const ofOwn = operation("entryDeleted", { entryId, base: own.id })
    const { changes } = await sync(ana, [written, elsewhere, stale, own, ofOwn])
    expect(Object.values(rowsOfNoun(changes, "diaryEntries"))).toMatchObject([{ notes: "Dormi quatro horas." }])
    const seen = operation("entryDeleted", { entryId, base: elsewhere.id })
    expect(rowsOfNoun((await sync(ana, [seen])).changes, "diaryEntries")).toEqual({})
  })

  test("an entry that cannot be read is left out and left alone, as is what is a copy of it, and all others are there", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const [written, other] = [write(newId(), "Dormi."), write(newId(), "Comi.")]
    const { entryId } = written.args
    const edit = (base: string, notes: string) =>
      operation("entryEdited", { entryId, base, mood: "🙂", notes, createdAt: at }, later)
    const [one, copy] = [edit(written.id, "Dormi pouco."), edit(written.id, "Dormi muito.")]
    await sync(ana, [written, other, one, copy])
    expect((await ana.get("/api/diary-entries")).body.entries).toHaveLength(3)
    const unreadable = '{"notes":"Dormi'
    await app.db.updateTable("rows").set({ value: unreadable }).where("key", "=", copy.id).execute()
    const notesOf = (entries: { notes: string }[]) => entries.map(({ notes }) => notes).toSorted()
    const readable = ["Comi.", "Dormi pouco."]
    expect(notesOf((await ana.get("/api/diary-entries")).body.entries)).toEqual(readable)
    const older = `/api/diary-entries/older?userId=${ana.id}&before=${later}`
    expect(notesOf((await ana.get(older)).body.entries)).toEqual(readable)
    expect(notesOf((await ana.get("/api/account/export")).body.diaryEntries)).toEqual(readable)
    const { changes, results } = await sync(ana, [edit(one.id, "Nada."), operation("entryDeleted", { entryId })])
    expect(results).toMatchObject([{ code: "INTERNAL" }, { code: "INTERNAL" }])
    expect(rowsOfNoun(changes, "diaryEntries")).not.toHaveProperty(copy.id)
    const stored = app.db.selectFrom("rows").select("value").where("key", "=", copy.id)
    expect(await stored.execute()).toEqual([{ value: unreadable }])
  })

  test("what a newer process has stored beside an entry's fields stays when it is edited", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const written = write(newId(), "Dormi.")
    const { entryId } = written.args
    await sync(ana, [written])
    const row = { id: entryId, mood: "🙂", notes: "Dormi.", createdAt: at, revision: written.id, ofTomorrow: [1] }
    await app.db
      .updateTable("rows")
      .set({ value: JSON.stringify(row) })
      .where("key", "=", entryId)
      .execute()
    const seen = { entryId, base: written.id, mood: "😢", notes: "Pouco.", createdAt: at } as const
    const { changes } = await sync(ana, [operation("entryEdited", seen, later)])
    expect(rowsOfNoun(changes, "diaryEntries")).toMatchObject({ [entryId]: { notes: "Pouco.", ofTomorrow: [1] } })
  })
})
