import { expect, test } from "vitest"
import { snapshotKey } from "#app/sync/snapshot.ts"
import { endHeldAccess } from "#server/account/end-held-access.ts"
import { beginEpoch } from "#server/sync/epoch.ts"
import { createSyncDevice } from "./sync-device.ts"
import { describeOnBoth, type TestApp } from "./test-app.ts"

const entryId = "10000000-0000-4000-8000-000000000001"
const createdAt = "2026-11-21T08:00:00.000Z"

/**
 * The database as a restored backup shows it that was made before she did anything: it has only her account and her
 * consent.
 */
async function restoreEarlier({ db, env, clock }: TestApp) {
  for (const table of ["rows", "receipts"] as const) await db.deleteFrom(table).execute()
  await db.updateTable("user").set({ sync_version: 10 }).execute()
  await beginEpoch(db, clock.now)
  await endHeldAccess(db)
  return { DATABASE_URL: env.databaseUrl ?? "", DATA_DIR: env.dataDir }
}

describeOnBoth("a restored backup", (createTestApp) => {
  test("what a device recalls goes before what it has done since, and all of it is there once", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const device = createSyncDevice(mother.id, { deviceNow: () => app.clock.now.getTime() })
    const { store } = device
    store.add("entryWritten", { entryId, mood: "🙂", notes: "Dormi.", createdAt })
    store.add("itemDone", { journeyId: "first", day: 1, item: "snack" })
    await device.sync(mother)
    const [written] = Object.values(store.read().rows.diaryEntries)
    if (!written) throw new Error("the entry is not there")
    store.add("entryEdited", { entryId, base: written.revision, mood: "😄", notes: "Dormi bem.", createdAt })

    const restored = await createTestApp(await restoreEarlier(app))
    const visitor = restored.visitor({ ...mother.cookies })
    const place = `/api/sync?userId=${mother.id}`
    expect(await visitor.get(place)).toMatchObject({ status: 401, body: { code: "SESSION_UNKNOWN" } })
    // The answer makes the device sign her out and show nothing of hers until she has signed in again.
    device.leave()
    store.handleStorageEvent(null)
    expect(store.read()).toMatchObject({ isUnknown: true, rows: { diaryEntries: {}, journeys: {} } })
    expect(device.storage.getItem(snapshotKey(mother.id))).not.toContain("Dormi")
    await visitor.signIn(mother.account)
    await device.sync(visitor)
    expect(store.read()).toMatchObject({ pending: [], refused: [] })
    const { diaryEntries, journeys } = (await visitor.get("/api/account/export")).body
    expect(diaryEntries).toMatchObject([{ id: entryId, notes: "Dormi bem." }])
    expect(journeys).toMatchObject([{ id: "first", done: { 1: ["snack"] } }])
    expect(Object.values(store.read().rows.diaryEntries)).toMatchObject([{ id: entryId, notes: "Dormi bem." }])
  })
})
