import { sql } from "kysely"
import { expect, test } from "vitest"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { batchOf, largeTables } from "./delete-rows.ts"

describeOnBoth("deletion in small batches", (createTestApp) => {
  test.each(largeTables)("a batch of %s is found by its keys, and no other row of the user is read", async (table) => {
    const { db, type } = await createTestApp()
    // PostgreSQL plans by how many rows there are.
    if (type === "postgres") return
    const plan = sql<{ detail: string }>`explain query plan ${batchOf(table, "ana", sql`true`)}`
    const [search] = (await plan.execute(db)).rows
    expect(search?.detail).toMatch(/ \(user_id=\? AND created_at=\?( AND id=\?)?\)$/)
  })
})
