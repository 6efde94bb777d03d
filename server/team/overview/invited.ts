import type { Kysely } from "kysely"
import { type CoarseCount, coarse } from "#domain/team/coarse-count.ts"
import { readInvitations } from "../../account/invitation/data.ts"
import type { Tables } from "../../database/tables.ts"

const shownMost = 20

export type Invited = { id: string; label: string; came: CoarseCount; expiresAt: string }

/**
 * Reads the newest invitations that are neither used up nor expired, posters included, and how many people signed up
 * with each.
 */
export async function readInvited(db: Kysely<Tables>, now: Date): Promise<Invited[]> {
  const newest = (await readInvitations(db, now)).reverse().slice(0, shownMost)
  return newest.map(({ id, label, uses, uses_left, expires_at }) => {
    return { id, label, came: coarse(uses - uses_left), expiresAt: expires_at }
  })
}
