import type { Kysely } from "kysely"
import type { Tables } from "./database/tables.ts"
import type { OneAtATime } from "./one-at-a-time.ts"
import type { RequireSession } from "./session.ts"
import type { Sync } from "./sync/sync.ts"

export type RouteDeps = {
  db: Kysely<Tables>
  requireSession: RequireSession
  oneAtATime: OneAtATime
  sync: Sync
  now: () => Date
}
