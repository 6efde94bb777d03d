import type { Kysely } from "kysely"
import { isTodaySomewhere } from "#domain/check-in.ts"
import { requireConsent } from "../consent/data.ts"
import type { Tables } from "../database/tables.ts"
import type { SyncedNoun } from "../sync/noun.ts"

/** The badges that she has earned, with their dates. */
export async function readBadges(db: Kysely<Tables>, userId: string) {
  const rows = await badgesOf(db, userId).orderBy("badge").execute()
  return rows.map(({ badge, earned_on: earnedOn }) => ({ badge, earnedOn }))
}

/** Her badges: once earned they stay, on the first date that arrived. */
export const badgeNoun: SyncedNoun = {
  noun: "badges",
  handlers: {
    async badgeEarned({ db, userId, now, version }, { badge, date }) {
      await requireConsent(db, userId, "diary")
      const today = now.toISOString().slice(0, 10)
      const earnedOn = date > today && !isTodaySomewhere(date, now) ? today : date
      await db
        .insertInto("badges")
        .values({ user_id: userId, badge, earned_on: earnedOn, version })
        .onConflict((conflict) => conflict.columns(["user_id", "badge"]).doNothing())
        .execute()
    },
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
