import { type Kysely, sql } from "kysely"
import type { Pool } from "pg"
import type { Tables } from "./tables.ts"

type Pools = { db: Kysely<Tables>; pool?: Pool; listeningPool?: Pool }

/** Settings on which our statements rely, whatever the defaults of the role, the database or the server are. */
const needed = {
  default_transaction_isolation: "read committed",
  datestyle: "ISO, MDY",
  standard_conforming_strings: "on",
} as const

/**
 * The database's own time limits are raised to at least this: shorter ones would end a migration, and the server limits
 * its other statements by its own means.
 */
const limitSecondsLeast = 60
const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "transaction_timeout"]
const namesOfLimits = limits.map((name) => `'${name}'`).join()

/**
 * The statements that set up each new connection. Commits are made durable even where the database's default says
 * otherwise, because users are told that their changes are stored.
 */
export const sessionSettings = [
  ...Object.entries(needed).map(([name, value]) => `set ${name} = '${value}'`),
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  `select set_config(name, '${limitSecondsLeast}s', false) from pg_settings
    where name in (${namesOfLimits}) and setting::int between 1 and ${limitSecondsLeast * 1000}`,
].join("; ")

/**
 * Finds a setting whose default a transaction pooler would bring back, and returns a sentence that says how to change
 * it; undefined if all are right.
 */
export async function findOtherDefaults({ db, pool, listeningPool }: Pools): Promise<string | undefined> {
  if (pool === listeningPool) return undefined
  const { rows } = await sql<{ name: string; value: string }>`
    select name, reset_val as value from pg_settings
    where lower(name) in (${sql.join([...Object.keys(needed), ...limits])})`.execute(db)
  const other = rows.find(({ name, value }) => wantedOf(name, value) !== value)
  if (!other) return undefined
  const { name, value } = other
  const shown = limits.includes(name) ? `${value} ms` : value
  return `its ${name} is "${shown}", which a pooler of transactions keeps: alter role ... set ${name} = '${wantedOf(name, value)}'`
}

function wantedOf(name: string, value: string): string {
  if (limits.includes(name))
    return Number(value) > 0 && Number(value) < limitSecondsLeast * 1000 ? `${limitSecondsLeast}s` : value
  const wanted = needed[name.toLowerCase() as keyof typeof needed]
  return name.toLowerCase() === "datestyle" && value.startsWith("ISO") ? value : wanted
}
