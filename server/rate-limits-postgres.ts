import { RateLimiterPostgres } from "rate-limiter-flexible"

type Query = { name?: string; text: string; values?: unknown[] }
type Querying = { _query: (query: Query) => Promise<unknown> }

const databaseNow = "(extract(epoch from clock_timestamp()) * 1000)::bigint"

/**
 * Counts by the database's clock: if a process's own clock were set back, its users would be locked out for that long.
 * The library passes the process's clock as the last value of its statements, and this value is replaced.
 */
export class DatabaseClockLimiter extends RateLimiterPostgres {
  _query(query: Query): Promise<unknown> {
    const { _query } = RateLimiterPostgres.prototype as unknown as Querying
    return _query.call(this, byDatabaseClock(query))
  }
}

function byDatabaseClock({ text, ...query }: Query): Query {
  if (!query.name?.startsWith("rlflx-upsert")) return { ...query, text }
  return {
    ...query,
    text: text
      .replaceAll("<= $4", `<= ${databaseNow}`)
      .replaceAll("$3", `($3::bigint - $4::bigint + ${databaseNow})`)
      .replace("RETURNING points, expire", `RETURNING points, expire - ${databaseNow} + $4::bigint as expire`),
  }
}
