import { randomUUID } from "node:crypto"
import type { Kysely } from "kysely"
import { monthOf, partsOfKey, ratingKey } from "#domain/chat/answer-rating.ts"
import { addDays, addMonths, retention } from "#domain/privacy/retention.ts"
import type { Tables } from "../database/tables.ts"
import { appError } from "../errors.ts"
import type { SyncedNoun } from "../sync/noun.ts"

/** Reads how a user rated answers, by month and theme. */
export async function readAnswerRatings(db: Kysely<Tables>, userId: string) {
  const rows = await ratingsOf(db, userId).select("id").orderBy("month").orderBy("theme").execute()
  return rows.map(({ id, month, theme, is_useful, changed_at: changedAt }) => {
    return { id, month, theme, isUseful: is_useful === 1, changedAt }
  })
}

/** The newest month (YYYY-MM) whose ratings have been deleted. */
export function lastForgottenMonth(now: Date): string {
  return monthOf(addMonths(now, -retention.answerRatingMonths - 1))
}

export const answerRatingNoun: SyncedNoun<"answerRatings"> = {
  noun: "answerRatings",
  async load(db, userId, { keys: [key = ""] = [] }) {
    const { month, theme } = partsOfKey(key)
    const stored = await ratingsOf(db, userId).where("month", "=", month).where("theme", "=", theme).executeTakeFirst()
    return { [key]: stored && asRating(stored) }
  },
  check({ now }, { key }) {
    const { month } = partsOfKey(key)
    const isKept = month > lastForgottenMonth(now) && month <= monthOf(addDays(now, 1))
    if (!isKept) throw appError("INVALID_INPUT", { fields: { month: "invalid" } })
  },
  async store({ db, userId, at, version }, { key, row }) {
    const content = { is_useful: row?.values.isUseful ? 1 : 0, changed_at: row?.changedAt.isUseful ?? at, version }
    await db
      .insertInto("answer_ratings")
      .values({ user_id: userId, ...partsOfKey(key), id: randomUUID(), ...content })
      .onConflict((conflict) => conflict.columns(["user_id", "month", "theme"]).doUpdateSet(content))
      .execute()
  },
  async read(db, userId, since) {
    const rows = await ratingsOf(db, userId)
      .where("version", ">", since ?? -1)
      .execute()
    return rows.map((row) => ({ key: ratingKey(row), version: row.version, row: asRating(row) }))
  },
}

function ratingsOf(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom("answer_ratings")
    .select(["month", "theme", "is_useful", "changed_at", "version"])
    .where("user_id", "=", userId)
}

function asRating({ is_useful, changed_at }: { is_useful: number; changed_at: string }) {
  return { values: { isUseful: is_useful === 1 }, changedAt: { isUseful: changed_at } }
}
