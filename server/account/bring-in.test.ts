import { expect, test } from "vitest"
import type { Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { type OperationArgs, type OperationName, operationsPerRequest } from "#domain/operations/operations.ts"
import { type ExportedFile, readExportFile } from "#domain/privacy/bring-in/export-file.ts"
import { existingIn, hasAllRows, kinds, planOf } from "#domain/privacy/bring-in/plan.ts"
import { storeEverything } from "#tests/api/everything.ts"
import { operation, rowsOfNoun, type Syncing, sync, written } from "#tests/api/sync.ts"
import { describeOnBoth, describeRules, type TestApp } from "#tests/api/test-app.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>

async function exported(mother: Mother): Promise<ExportedFile> {
  const { file, fault } = readExportFile(JSON.stringify((await mother.get("/api/account/export")).body))
  if (!file) throw new Error(fault)
  return file
}

async function rowsOf(mother: Syncing): Promise<Rows> {
  const { changes } = await sync(mother, [])
  const nouns = Object.keys(noRows) as (keyof Rows)[]
  return Object.fromEntries(nouns.map((noun) => [noun, rowsOfNoun(changes, noun)])) as unknown as Rows
}

/** Imports a file as the user's device does: in order, a hundred operations at a time. */
async function bringIn(mother: Mother, file: ExportedFile) {
  const rows = await rowsOf(mother)
  const there = hasAllRows(rows, Object.keys(rows.diaryEntries).length < 10)
    ? existingIn(rows)
    : existingIn(rows, await exported(mother))
  const now = "2026-11-22T12:00:00.000Z"
  const plan = planOf(file, { rows, there, isAgreed: () => true, now })
  const operations = plan.steps.map(({ name, args, at }) =>
    operation(name as OperationName, args as OperationArgs[OperationName], at),
  )
  const results = []
  while (operations.length > 0)
    results.push(...(await sync(mother, operations.splice(0, operationsPerRequest))).results)
  return { ...plan, refused: results.filter(({ status }) => status !== "applied") }
}

/** Returns what an import must bring back of a file: all kinds of data, without the versions of rows, which change. */
function broughtIn(file: ExportedFile) {
  const withoutVersion = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withoutVersion)
    if (typeof value !== "object" || value === null) return value
    const { version: _, ...rest } = value as { version?: number }
    return rest
  }
  return Object.fromEntries(kinds.map((kind) => [kind, withoutVersion(file[kind])]))
}

/**
 * Stores something of every kind, also with dates long past, and then edits, ticks, takes back or restarts some of it.
 */
async function fill(app: TestApp, mother: Mother) {
  await storeEverything(app, mother)
  const [journeyId, itemId, glassId] = [1, 2, 3].map((it) => `01a20e7c-0000-7000-8000-00000000000${it}`) as [
    string,
    string,
    string,
  ]
  const entry = written(undefined, {
    mood: "😞",
    notes: "<script>alert('oi')</script>",
    createdAt: "2025-02-01T03:00:00.000Z",
  })
  const { entryId } = entry.args
  const edit = { entryId, base: entry.id, mood: "😄" as const, notes: "Melhor.", createdAt: "2025-02-01T03:00:00.000Z" }
  const day = "2025-02-03"
  const { results } = await sync(mother, [
    entry,
    operation("entryEdited", edit, "2025-02-05T10:00:00.000Z"),
    operation("checkInAnswered", { date: day, question: "mood", score: 2 }, "2025-02-03T20:00:00.000Z"),
    operation("sleepAnswered", { date: day, hours: 4.5 }, "2025-02-03T21:00:00.000Z"),
    operation("glassDrunk", { date: day, glassId }, "2025-02-03T21:00:00.000Z"),
    operation("glassTakenBack", { date: "2026-11-21", glassId }),
    operation("weightLogged", { date: day, kg: 74.2 }, "2025-02-03T21:00:00.000Z"),
    operation("journeyStarted", { journeyId, week: 2 }, "2025-02-02T09:00:00.000Z"),
    operation("itemDone", { journeyId, day: 1, item: "snack", date: day }, "2025-02-03T21:00:00.000Z"),
    operation("mealEaten", { journeyId, day: 2, meal: "dinner" }, "2025-02-09T21:00:00.000Z"),
    operation("foodPutBack", { journeyId: "first", food: "salmon" }),
    operation("dishCooked", { journeyId: "first", key: "recipe-5", servings: null }),
    operation(
      "shoppingItemsTicked",
      { foods: ["oats"], isTicked: false, startsOver: true },
      "2026-11-21T09:00:00.000Z",
    ),
    operation("ownItemsTicked", {
      itemIds: [...(await itemIdsOf(mother))],
      isTicked: true,
    }),
    operation("ownItemAdded", { itemId, text: "sabonete <b>" }),
    operation("silenceSet", { isOn: true }, "2026-11-21T09:00:00.000Z"),
  ])
  expect(results.filter(({ status }) => status !== "applied")).toEqual([])
}

async function itemIdsOf(mother: Mother) {
  const { ownItems } = await rowsOf(mother)
  return Object.keys(ownItems.own?.values ?? {})
}

describeOnBoth("bringing an export in", (createTestApp) => {
  test("an account that was empty has all that the file has, field by field, with its dates", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await fill(app, ana)
    const file = await exported(ana)
    const { counts, refused } = await bringIn(bia, file)
    expect(refused).toEqual([])
    for (const kind of kinds) expect(counts[kind].taken, kind).toBe(counts[kind].found)
    for (const kind of kinds) expect(counts[kind].taken, kind).toBeGreaterThan(0)
    expect(broughtIn(await exported(bia))).toEqual(broughtIn(file))
  })

  test("brought in again nothing is doubled, and what is there already stays", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await fill(app, ana)
    const file = await exported(ana)
    const own = written(undefined, { notes: "Minha." })
    const first = operation("itemDone", { journeyId: "first", day: 3, item: "snack" }, "2026-11-21T10:00:00.000Z")
    await sync(bia, [
      own,
      first,
      operation("checkInAnswered", { date: "2026-11-21", question: "energy", score: 4 }, "2026-11-21T07:00:00.000Z"),
      operation("householdChanged", { fields: { people: 6 } }, "2026-11-20T07:00:00.000Z"),
      operation("weightLogged", { date: "2025-02-03", kg: 60 }, "2025-02-03T04:00:00.000Z"),
    ])
    const { counts } = await bringIn(bia, file)
    expect(counts.checkIns).toMatchObject({ taken: 2, there: 1 })
    expect(counts.weights).toMatchObject({ taken: 1, there: 1 })
    const after = await exported(bia)
    expect(after).toMatchObject({ household: { household: { values: { people: 6, without: ["celery"] } } } })
    const { checkIns, weights, diaryEntries, journeys } = after as unknown as Record<
      string,
      { [field: string]: unknown }[]
    >
    expect(checkIns?.find(({ date }) => date === "2026-11-21")).toMatchObject({ value: { energy: 4, mood: null } })
    expect(weights?.find(({ date }) => date === "2025-02-03")).toMatchObject({ kg: 60 })
    expect(diaryEntries).toHaveLength(14)
    // The three journeys are Bia's own first week and the two of the file.
    expect(journeys).toHaveLength(3)

    const again = await bringIn(bia, file)
    expect(again.steps).toEqual([])
    for (const kind of kinds) expect(again.counts[kind].there, kind).toBe(again.counts[kind].found)
    expect(broughtIn(await exported(bia))).toEqual(broughtIn(after))
  })
})

describeRules("bringing an export in", (createTestApp) => {
  test("without a consent nothing that needs it is brought in", async () => {
    const app = await createTestApp()
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    await fill(app, ana)
    const plan = planOf(await exported(ana), {
      rows: await rowsOf(bia),
      there: existingIn(noRows),
      isAgreed: (purpose) => purpose === "diary",
      now: "2026-11-22T12:00:00.000Z",
    })
    expect(plan.counts.profile).toEqual({ found: 1, taken: 0, there: 0, unreadable: 0, later: 0 })
    expect(plan.counts.diaryEntries.taken).toBe(13)
    expect(new Set(plan.steps.map(({ name }) => name))).not.toContain("weightLogged")
  })

  test("a day is written to as of when she wrote, and of a moment still to come never", async () => {
    const app = await createTestApp()
    const bia = await app.mother("Bia")
    const answer = { question: "mood", score: 2 } as const
    const { results } = await sync(bia, [
      operation("checkInAnswered", { date: "2025-02-03", ...answer }, "2025-02-03T20:00:00.000Z"),
      operation("checkInAnswered", { date: "2025-02-03", ...answer }),
      operation("checkInAnswered", { date: "2027-02-03", ...answer }, "2027-02-03T20:00:00.000Z"),
    ])
    expect(results.map(({ status }) => status)).toEqual(["applied", "refused", "refused"])
  })
})
