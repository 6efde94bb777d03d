import { sql } from "kysely"
import type { Database } from "#server/database/open.ts"
import type { Mother } from "./mother.ts"

type Compared = { acknowledged: number; lost: string[]; doubled: string[] }

/** Compares what the server acknowledged to a mother's device with the rows of the database, in both directions. */
export async function compare({ db }: Database, mothers: readonly Mother[]): Promise<Compared> {
  const lost: string[] = []
  const doubled: string[] = []
  let acknowledged = 0

  function compareSets(what: string, expected: Iterable<string>, found: readonly string[]) {
    const left = new Set(found)
    for (const one of expected) if (!left.has(one)) lost.push(`${what} ${one}`)
    const wanted = new Set(expected)
    for (const one of left) if (!wanted.has(one)) doubled.push(`${what} that nobody made: ${one}`)
    if (left.size !== found.length) doubled.push(`${what}: ${found.length - left.size} twice`)
  }

  for (const { id, account, acknowledged: hers, done } of mothers) {
    acknowledged += hers.length
    const receipts = await db
      .selectFrom("receipts")
      .select(["operation_id", "name"])
      .where("user_id", "=", id)
      .execute()
    const ofLoad = receipts.filter(({ name }) => name !== "consentGiven")
    compareSets(
      `receipt of ${account.name}`,
      hers.map(({ operationId }) => operationId),
      ofLoad.map(({ operation_id }) => operation_id),
    )
    const rows = db.selectFrom("rows").select("value").where("user_id", "=", id)
    const water = await rows.where("noun", "=", "water").execute()
    compareSets(
      `glass of ${account.name}`,
      done.glasses,
      water.flatMap(({ value }) => Object.keys(JSON.parse(value ?? "{}"))),
    )
    const entries = await rows.where("noun", "=", "diaryEntries").execute()
    const asTexts = (pairs: [string, string][]) => pairs.map((pair) => pair.join(" "))
    const written = entries.map(({ value }) => JSON.parse(value ?? "{}") as { id: string; notes: string })
    compareSets(
      `entry of ${account.name}`,
      asTexts([...done.entries]),
      asTexts(written.map(({ id, notes }) => [id, notes])),
    )
    const journeys = await db
      .selectFrom("rows")
      .select("key")
      .where("user_id", "=", id)
      .where("noun", "=", "journeys")
      .execute()
    compareSets(
      `journey of ${account.name}`,
      done.journeys,
      journeys.map(({ key }) => key),
    )
  }
  const { rows } = await sql<{ user_id: string }>`
    select user_id from receipts group by user_id, version having count(*) > 1`.execute(db)
  doubled.push(...rows.map(({ user_id }) => `version of ${user_id}`))
  return { acknowledged, lost, doubled }
}
