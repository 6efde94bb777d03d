import type { Sender } from "#app/sync/sender.ts"
import type { Store } from "#app/sync/store.ts"
import type { Fault } from "./schedule.ts"
import type { Mother } from "./users.ts"

/** A page that is gone; what its code would still do has no effect. */
export class PageGone extends Error {}

export type Page = {
  isGone: boolean
  /** The faults of the page's next requests. */
  faults: Fault[]
  /**
   * The page dies just before its nth write to the storage, or just after it if negative; 0 means that it does not
   * die.
   */
  crashAtWrite: number
  /** The number of requests of the sync that is under way. */
  requests: number
}

/** Where a page runs: pages stay open whoever signs in. */
export type Place = {
  offsetMs: number
  isFull: boolean
  wasFull: boolean
  /** Else its pages see what another has stored when they next change or sync something. */
  hasEvents: boolean
  session: Mother | null
  records: Map<string, string>
  /** For each user the latest version of her rows that any of her pages has known. */
  knownVersions: Map<string, number>
}

export type Tab = { page: Page; place: Place; mother: Mother; store: Store; sender: Sender }
