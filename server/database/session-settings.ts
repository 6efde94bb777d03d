import { type Kysely, sql } from "kysely"
import type { Pool } from "pg"
import type { Tables } from "./tables.ts"

type Pools = { db: Kysely<Tables>; pool?: Pool; listeningPool?: Pool }

/** What our statements rely on, whatever the defaults of the role, the database or the server are. */
const needed = {
  default_transaction_isolation: "read committed",
  datestyle: "ISO, MDY",
  standard_conforming_strings: "on",
} as const

/** Limits of time that are shorter end what we have made sure is short by itself, and a migration. */
const limitSecondsLeast = 60
const limits = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "transaction_timeout"]
const namesOfLimits = limits.map((name) => `'${name}'`).join()

/** For each new connection. Whoever has turned off that a commit is durable has not meant us. */
export const sessionSettings = [
  ...Object.entries(needed).map(([name, value]) => `set ${name} = '${value}'`),
  "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  `select set_config(name, '${limitSecondsLeast}s', false) from pg_settings
    where name in (${namesOfLimits}) and setting::int between 1 and ${limitSecondsLeast * 1000}`,
].join("; ")

/** Names and values that a pooler of transactions would bring back, limits of time too; the sentence says how to mend it. */
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
