import { answerThemes } from "#domain/chat/answer-theme.ts"
import { daysMost } from "#domain/days/day-record.ts"
import { entriesInAll } from "#domain/diary/diary.ts"
import { helperLinksMost } from "#domain/helping/helper-link.ts"
import { journeysMax } from "#domain/journey/journey.ts"
import { type Noun, ownKey } from "#domain/nouns/noun.ts"
import { weekDays } from "#domain/plan/slots.ts"
import { consentPurposes, consentVersions } from "#domain/privacy/consent.ts"
import { addDays } from "#domain/privacy/retention.ts"
import { emptyOnboarding, longTextMaxLength } from "#domain/profile/onboarding.ts"
import type { Database } from "#server/database/open.ts"
import { tapsPerDay } from "#server/days/water/checks.ts"
import { linksMax } from "#server/helping/noun.ts"
import { consentsMost } from "#server/privacy/consent/data.ts"
import { helperLink } from "../api/helper-link.ts"
import { storedRow } from "../api/stored-row.ts"
import { insertEntries, longestNotes } from "./insert-entries.ts"

const dayMs = 24 * 60 * 60 * 1000
const moment = "2026-01-01T00:00:00.000Z"
const changedAt = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, moment]))
/** More days than any mother keeps a diary. */
const days = 3000
/** Ten questions a day for two years would be 7,300. */
const questions = 1500
const longEntries = 200
/** Of a purpose, of an account from before there was a limit. */
const consentsStored = 5 * consentsMost
const rowsAtOnce = 100
/** One operation for each kind of row, so that a device that syncs asks for all of them. */
const operations = ["journeyStarted", "checkInAnswered", "glassDrunk", "weightLogged", "entryWritten", "questionAsked"]

type Mother = { id: string }
/** The version of the first row; the rows of a kind have consecutive versions, as their operations would give them. */
const version = 2
/** A version above those of all rows of a kind. */
const lastVersion = 1_000_000

/**
 * Fills an account to its limits; data without a limit is filled beyond what a mother could have. Returns the secrets
 * of its helper links that still work.
 */
export async function fillAccount(database: Database, { id: userId }: Mother, now: Date): Promise<string[]> {
  const { db } = database
  async function insert(table: Noun | string, rows: object[]) {
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await db
        .insertInto(table as never)
        .values(rows.slice(from, from + rowsAtOnce) as never)
        .execute()
  }
  const many = <Row>(count: number, make: (index: number) => Row) => Array.from({ length: count }, (_, it) => make(it))
  const dateOf = (index: number) => new Date(Date.parse("2026-11-20") - index * dayMs).toISOString().slice(0, 10)
  const newId = () => crypto.randomUUID()

  const spread = { storedAt: new Date(moment), spreadFromVersion: version }
  await insertEntries(database, userId, { ...spread, count: entriesInAll - longEntries })
  await insertEntries(database, userId, { ...spread, count: longEntries, notes: longestNotes })

  const slots = weekDays.flatMap((day) => ["morning", "lunch", "snack", "dinner"].map((meal) => `${day}-${meal}`))
  const dishes = { values: Object.fromEntries(slots.map((slot) => [slot, 5])), changedAt: changedAt(slots) }
  const startedAt = (index: number) => new Date(Date.parse(moment) + index * 1000).toISOString()
  const journey = (index: number) => {
    const row = { id: newId(), startedAt: startedAt(index), done: {}, week: 2, dishes }
    return storedRow(userId, "journeys", row.id, row, { version: version + index, sort: `${row.startedAt} ` })
  }
  await insert("rows", many(journeysMax, journey))

  const values = { energy: 3, mood: 3, bloating: 3, sleepHours: 5 }
  const answers = { values, changedAt: changedAt(Object.keys(values)) }
  await insert(
    "rows",
    many(days, (it) => storedRow(userId, "checkIns", dateOf(it), answers, { version: version + it, sort: dateOf(it) })),
  )
  const glasses = Object.fromEntries(many(tapsPerDay, (it) => [newId(), it < 20]))
  await insert(
    "rows",
    many(days, (it) => storedRow(userId, "water", dateOf(it), glasses, { version: version + it, sort: dateOf(it) })),
  )
  const weight = { values: { kg: 70 }, changedAt: { kg: moment } }
  await insert(
    "rows",
    many(daysMost, (it) =>
      storedRow(userId, "weights", dateOf(it), weight, { version: version + it, sort: dateOf(it) }),
    ),
  )

  const months = ["2025-11", "2025-12", ...many(11, (it) => `2026-${String(it + 1).padStart(2, "0")}`)]
  const rating = { user_id: userId, is_useful: 1, changed_at: moment, version }
  await insert(
    "answer_ratings",
    months.flatMap((month) => answerThemes.map((theme) => ({ ...rating, month, theme, id: newId() }))),
  )

  await db.deleteFrom("consents").where("user_id", "=", userId).execute()
  for (const purpose of consentPurposes) {
    const given = (index: number) => ({
      given_at: startedAt(index),
      withdrawn_at: index === 0 ? null : startedAt(index),
    })
    const text = { text_version: consentVersions[purpose], language: "pt", version, stored_at: moment }
    await insert(
      "consents",
      many(consentsStored, (it) => ({ user_id: userId, purpose, ...given(it), ...text })),
    )
  }

  const words = "ghee xarope quinoto ".repeat(longTextMaxLength).slice(0, longTextMaxLength)
  const told = { ...emptyOnboarding, postpartumWeeks: "6", restrictions: words, preferredFoods: words }
  const onboarding = { values: told, changedAt: changedAt(Object.keys(told)) }
  await insert("rows", [storedRow(userId, "onboarding", ownKey, onboarding, { version })])
  const question = { text: "ệ".repeat(2000), mailed_at: moment, mail_id: null, taken_back_at: null, answered_at: null }
  const asked = { language: "pt", chat_answer: null, concern: null, version }
  await insert(
    "support_questions",
    many(questions, (it) => ({ user_id: userId, id: newId(), created_at: startedAt(it), ...question, ...asked })),
  )
  const conversation = { opened_at: moment, last_message_at: moment, waiting_since: moment, closed_at: null, version }
  await db
    .insertInto("team_conversations")
    .values({ user_id: userId, id: newId(), ...conversation, read_until: null, member_id: null })
    .execute()

  const links = many(linksMax, () => helperLink())
  const lasting = { created_at: moment, expires_at: addDays(now, 30).toISOString(), ended_at: null, version }
  await insert(
    "helper_links",
    links.map(({ link }, it) => {
      const secret_hash = it < helperLinksMost ? link.secretHash : null
      const shown = { shows: JSON.stringify(link.shows), names_without: 1, language: "pt" }
      return { user_id: userId, id: link.linkId, secret_hash, name: link.name, ...shown, ...lasting }
    }),
  )
  await insert(
    "receipts",
    operations.map((name) => ({ user_id: userId, operation_id: newId(), name, version })),
  )
  await db.updateTable("user").set({ sync_version: lastVersion }).where("id", "=", userId).execute()
  return links.slice(0, helperLinksMost).map(({ secret }) => secret)
}
