import { sql } from "kysely"
import { expect, test } from "vitest"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { batchOf, largeNouns } from "./delete-rows.ts"

describeOnBoth("deletion in small batches", (createTestApp) => {
  test.each(largeNouns)(
    "a batch of $noun is found by its keys, and no other row of the user is read",
    async (large) => {
      const { db, type } = await createTestApp()
      // PostgreSQL plans by the number of rows, so only SQLite's plan is predictable.
      if (type === "postgres") return
      const plan = sql<{ detail: string }>`explain query plan ${batchOf(large, "ana", sql`true`)}`
      const [search] = (await plan.execute(db)).rows
      expect(search?.detail).toMatch(
        / \(user_id=\? AND (created_at=\?( AND id=\?)?|noun=\? AND (sort=\? AND )?key=\?)\)$/,
      )
    },
  )
})
