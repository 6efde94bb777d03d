import { expect } from "vitest"
import type { Onboarding } from "#domain/onboarding.ts"
import { defaultProfile } from "#domain/profile.ts"
import { initialProgress, tick } from "#domain/progress.ts"
import { linkIdentity } from "#server/identity-provider/data.ts"
import { operationOf } from "#server/sync/adapter.ts"
import { recordAudit } from "#server/team/audit.ts"
import { storeNote } from "#server/team/messages.ts"
import { notePresence } from "#server/team/presence.ts"
import { storeReply } from "#server/team/replies.ts"
import { helperLink } from "./helper-link.ts"
import { aSubscription } from "./push-subscription.ts"
import { rowsOfUser, tablesOfUsers } from "./tables-of-users.ts"
import type { TestApp } from "./test-app.ts"

type Mother = Omit<Awaited<ReturnType<TestApp["mother"]>>, "enableTwoStep">

const changedAt = "2026-11-21T08:00:00.000Z"

export const onboardingAnswers: Onboarding = {
  postpartumWeeks: "6 semanas",
  breastfeeding: "yes",
  restrictions: "amendoim",
  goals: ["More energy", "Improve sleep"],
  timeAvailable: "20 minutos",
  cookingLevel: "Intermediate",
  weeklyBudget: "R$ 200",
  preferredFoods: "mandioca",
}

/**
 * Stores a row in every table that can contain a user's data, through the API where possible. A new table gets its line
 * here.
 */
export async function storeEverything({ db }: TestApp, mother: Mother) {
  // Begun and never confirmed: what it is once it is on ends her sessions.
  const begun = { id: crypto.randomUUID(), userId: mother.id, secret: "sealed", backupCodes: "sealed" }
  await db.insertInto("twoFactor").values(begun).execute()
  const warning = { id: crypto.randomUUID(), user_id: mother.id, number: 1, queued_at: changedAt } as const
  await db
    .insertInto("idle_warnings")
    .values({ ...warning, delivered_at: changedAt })
    .execute()
  const asked = { user_id: mother.id, asked_at: changedAt, first_mail: null, first_delivered_at: null }
  const notYet = { second_mail: null, second_queued_at: null, second_delivered_at: null }
  await db
    .insertInto("consent_requests")
    .values({ ...asked, ...notYet })
    .execute()
  const answers = [
    await mother.put("/api/policy-notice", { number: 1, agrees: false }),
    await mother.put("/api/onboarding", onboardingAnswers),
    await mother.put("/api/progress", { value: tick(initialProgress, "morning"), changedAt }),
    await mother.put("/api/silence", { value: { isOn: false }, changedAt }),
    await mother.put("/api/check-ins/2026-11-21", { value: { energy: 1, mood: 2, bloating: 3 }, changedAt }),
    await mother.put("/api/check-ins/2026-11-20", { value: { energy: 5, mood: null, bloating: null }, changedAt }),
    await mother.put("/api/profile", { ...defaultProfile(mother.account.name, "2026-11-20"), currentWeightKg: 71.3 }),
    await mother.put(`/api/support-questions/${crypto.randomUUID()}`, { text: "Posso comer mandioca à noite?" }),
    await mother.post("/api/auth/request-password-reset", { email: mother.account.email }),
  ]
  const operations = [
    operationOf("shoppingItemsTicked", { foods: ["oats"], isTicked: true }, changedAt),
    operationOf("dishesPlanned", { journeyId: "first", dishes: { "1-lunch": 5 } }, changedAt),
    operationOf("hardNightSet", { journeyId: "first", day: 1, meals: ["dinner"] }, changedAt),
    operationOf("householdChanged", { fields: { without: ["celery"], people: 3 } }, changedAt),
    operationOf("sleepAnswered", { date: "2026-11-21", hours: 5.5 }, changedAt),
    operationOf("glassDrunk", { date: "2026-11-21", glassId: crypto.randomUUID() }, changedAt),
    operationOf("weightLogged", { date: "2026-11-21", kg: 71.4 }, changedAt),
    operationOf("badgeEarned", { badge: "mind", date: "2026-11-21" }, changedAt),
    operationOf("reminderTimesChanged", { fields: { timeZone: "America/Recife", byMail: true } }, changedAt),
    operationOf("reminderDeviceAdded", { ...aSubscription(), language: "pt", isDiscreet: false }, changedAt),
    operationOf("helperLinkMade", helperLink().link, changedAt),
    operationOf("preferencesChanged", { fields: { dailyTips: false } }, changedAt),
  ]
  answers.push(await mother.post("/api/sync", { userId: mother.id, since: null, operations }))
  await linkIdentity(db, mother.id, { issuer: "https://id.clinica.example", subject: mother.id }, new Date(changedAt))
  await storeWhatTheTeamWrote(db, mother.id)
  const { password } = mother.account
  const access = { name: "Planilha", scope: "read", days: 90, password }
  answers.push(await mother.post("/api/auth/access-tokens", access))
  const key = { credential_id: crypto.randomUUID(), public_key: "key", counter: 3 }
  const passkey = { user_id: mother.id, id: crypto.randomUUID(), name: "Celular", ...key }
  await db
    .insertInto("passkeys")
    .values({ ...passkey, created_at: changedAt, last_used_at: changedAt })
    .execute()
  answers.push(await mother.post("/api/calendar", { language: "pt", isNeutral: true }))
  for (let day = 1; day <= 12; day++) {
    const createdAt = new Date(Date.UTC(2026, 10, day)).toISOString()
    const entry = { mood: "😐", notes: `O dia ${day} de novembro 🌸`, createdAt }
    answers.push(await mother.put(`/api/diary-entries/${crypto.randomUUID()}`, entry))
  }
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
}

/** What a member of the team did with her question; she is a member too. */
async function storeWhatTheTeamWrote(db: TestApp["db"], userId: string) {
  const now = new Date(changedAt)
  const member = { id: crypto.randomUUID(), name: "Marta", isOperator: false }
  const own = { user_id: userId, id: crypto.randomUUID(), is_operator: 0, added_at: changedAt, seen_at: null }
  await db.insertInto("team_members").values(own).execute()
  await storeReply(db, userId, member, { id: crypto.randomUUID(), text: "Pode, mandioca cozida." }, 0, now)
  await storeNote(db, userId, member, { id: crypto.randomUUID(), text: "Gosta de mandioca." }, now)
  await recordAudit(db, userId, member, "replied", now)
  await notePresence(db, userId, member.id, true, now)
}

/** Everything stored about a user: her rows in each table with user data. */
export async function rowsOf(app: TestApp, userId: string) {
  const tables = await tablesOfUsers(app.database)
  const rows = tables.map(async (table) => [table.name, await rowsOfUser(app.db, table, userId)] as const)
  return Object.fromEntries(await Promise.all(rows))
}
