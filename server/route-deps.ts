import type { Kysely } from "kysely"
import type { Tables } from "./database/tables.ts"
import type { OneAtATime } from "./one-at-a-time.ts"
import type { RequireSession } from "./session.ts"
import type { Sync } from "./sync/sync.ts"

/** The dependencies of a noun's routes: the tables, the session, the turns of a user who asks much at once, the sync engine and the clock. */
export type RouteDeps = {
  db: Kysely<Tables>
  requireSession: RequireSession
  oneAtATime: OneAtATime
  sync: Sync
  now: () => Date
}
