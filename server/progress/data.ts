import type { Kysely } from "kysely"
import type { Kept } from "#domain/kept.ts"
import type { Checklist, Progress } from "#domain/progress.ts"
import { givesWay } from "../database/gives-way.ts"
import type { Tables } from "../database/tables.ts"

/** Her progress with the moment of its last change, or null while the server has none. */
export async function readProgress(db: Kysely<Tables>, userId: string): Promise<Kept<Progress> | null> {
  const row = await db.selectFrom("progress").selectAll().where("user_id", "=", userId).executeTakeFirst()
  if (!row) return null
  const checklist = JSON.parse(row.checklist) as Checklist
  return { value: { day: row.day, percentage: row.percentage, checklist }, changedAt: row.changed_at }
}

/** Keeps a change unless a newer one is kept already; of two with the same moment, the one that came last. */
export async function keepProgress(
  db: Kysely<Tables>,
  userId: string,
  { value, changedAt }: Kept<Progress>,
  now: Date,
) {
  const checklist = JSON.stringify(value.checklist)
  const { day, percentage } = value
  await db
    .insertInto("progress")
    .values({ user_id: userId, day, percentage, checklist, changed_at: changedAt })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ day, percentage, checklist, changed_at: changedAt })
        .where(givesWay("progress.changed_at", changedAt, now)),
    )
    .execute()
}
