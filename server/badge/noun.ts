import type { Kysely } from "kysely"
import type { StoredBadge } from "#domain/earned-badge.ts"
import type { Tables } from "../database/tables.ts"
import type { SyncedNoun } from "../sync/noun.ts"

/** The badges that she has earned, with their dates. */
export async function readBadges(db: Kysely<Tables>, userId: string) {
  const rows = await badgesOf(db, userId).orderBy("badge").execute()
  return rows.map(({ badge, earned_on: earnedOn }) => ({ badge, earnedOn }))
}

export const badgeNoun: SyncedNoun<"badges"> = {
  noun: "badges",
  async load(db, userId, { keys = [] }) {
    const rows = await badgesOf(db, userId)
      .where("badge", "in", keys as StoredBadge[])
      .execute()
    return Object.fromEntries(rows.map(({ badge, earned_on: earnedOn }) => [badge, { earnedOn }]))
  },
  async store({ db, userId, version }, { key, row }) {
    if (!row) return
    await db
      .insertInto("badges")
      .values({ user_id: userId, badge: key as StoredBadge, earned_on: row.earnedOn, version })
      .onConflict((conflict) => conflict.columns(["user_id", "badge"]).doNothing())
      .execute()
  },
  async read(db, userId, since) {
    const rows = await badgesOf(db, userId)
      .where("version", ">", since ?? -1)
      .execute()
    return rows.map(({ badge, version, earned_on: earnedOn }) => ({ key: badge, version, row: { earnedOn } }))
  },
}

function badgesOf(db: Kysely<Tables>, userId: string) {
  return db.selectFrom("badges").select(["badge", "earned_on", "version"]).where("user_id", "=", userId)
}
