import type { Kysely } from "kysely"
import type { Tables } from "./database/tables.ts"
import type { RequireSession } from "./session.ts"
import type { Sync } from "./sync/sync.ts"

/** What the routes of one noun get: the tables, who is signed in, where operations are applied, and the clock. */
export type RouteDeps = { db: Kysely<Tables>; requireSession: RequireSession; sync: Sync; now: () => Date }
