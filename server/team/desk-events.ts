import type { SyncEvents } from "../sync/events.ts"

/** The key under which open desks listen; no user has it. */
export const deskKey = "team"

/** Tells the open desks of all processes that something has changed; they fetch what they show. */
export function createAnnounceDesk(events: SyncEvents) {
  return () => events.announce(deskKey, Date.now())
}
