import type { Kysely } from "kysely"
import type { Tables } from "./database/tables.ts"
import type { RequireSession } from "./session.ts"

/** What the routes of one noun get: the tables, who is signed in, and the clock. */
export type RouteDeps = { db: Kysely<Tables>; requireSession: RequireSession; now: () => Date }
