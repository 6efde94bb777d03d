import { expect } from "vitest"
import { rowNouns } from "#domain/nouns/nouns.ts"
import { definitionOf, type OperationName, operationNames } from "#domain/operations/operations.ts"
import { addDays } from "#domain/privacy/retention.ts"
import type { Onboarding } from "#domain/profile/onboarding.ts"
import { defaultProfile } from "#domain/profile/profile.ts"
import { linkIdentity } from "#server/account/identity-provider/data.ts"
import { recordAudit } from "#server/team/audit.ts"
import { newestMessage } from "#server/team/conversations.ts"
import { storeNote } from "#server/team/messages.ts"
import { notePresence } from "#server/team/presence.ts"
import { answerWithReply, storeReply } from "#server/team/replies.ts"
import { scheduleReply } from "#server/team/scheduled-replies.ts"
import { argsOf } from "../abuse/every-operation.ts"
import { helperLink } from "./helper-link.ts"
import { aSubscription } from "./push-subscription.ts"
import { operation, sync, written } from "./sync.ts"
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
  // Two-step sign-in was begun but is not confirmed, because confirming it would end her sessions.
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
    await mother.post("/api/auth/request-password-reset", { email: mother.account.email }),
  ]
  const { name } = mother.account
  const profile = { ...defaultProfile(name, "2026-11-20"), currentWeightKg: 71.3 }
  const entries = Array.from({ length: 12 }, (_, index) => {
    const createdAt = new Date(Date.UTC(2026, 10, index + 1)).toISOString()
    return written(undefined, { mood: "😐", notes: `O dia ${index + 1} de novembro 🌸`, createdAt })
  })
  const operations = [
    operation("onboardingAnswered", { answers: onboardingAnswers }, changedAt),
    operation("itemDone", { journeyId: "first", day: 1, item: "morning" }, changedAt),
    operation("silenceSet", { isOn: false }, changedAt),
    operation("checkInAnswered", { date: "2026-11-21", question: "energy", score: 1 }, changedAt),
    operation("checkInAnswered", { date: "2026-11-21", question: "mood", score: 2 }, changedAt),
    operation("checkInAnswered", { date: "2026-11-21", question: "bloating", score: 3 }, changedAt),
    operation("checkInAnswered", { date: "2026-11-20", question: "energy", score: 5 }, changedAt),
    operation("profileChanged", { fields: profile }, changedAt),
    operation("questionAsked", { questionId: crypto.randomUUID(), text: "Posso comer mandioca à noite?" }, changedAt),
    operation("shoppingItemsTicked", { foods: ["oats"], isTicked: true }, changedAt),
    operation("ownItemAdded", { itemId: crypto.randomUUID(), text: "fraldas e sabonete" }, changedAt),
    operation("foodsHadAtHome", { foods: ["oliveOil"], isAtHome: true }, changedAt),
    operation("dishesPlanned", { journeyId: "first", dishes: { "1-lunch": 5 } }, changedAt),
    operation("mealEaten", { journeyId: "first", day: 1, meal: "breakfast" }, changedAt),
    operation("foodStruck", { journeyId: "first", food: "salmon", dishes: { "2-dinner": 6 } }, changedAt),
    operation("dishCooked", { journeyId: "first", key: "recipe-5", servings: 3 }, changedAt),
    operation("hardNightSet", { journeyId: "first", day: 1, meals: ["dinner"] }, changedAt),
    operation("householdChanged", { fields: { without: ["celery"], people: 3 } }, changedAt),
    operation("sleepAnswered", { date: "2026-11-21", hours: 5.5 }, changedAt),
    operation("glassDrunk", { date: "2026-11-21", glassId: crypto.randomUUID() }, changedAt),
    operation("weightLogged", { date: "2026-11-21", kg: 71.4 }, changedAt),
    operation("badgeEarned", { badge: "mind", date: "2026-11-21" }, changedAt),
    operation("reminderTimesChanged", { fields: { timeZone: "America/Recife", byMail: true } }, changedAt),
    operation("reminderDeviceAdded", { ...aSubscription(), language: "pt", isDiscreet: false }, changedAt),
    operation("helperLinkMade", helperLink({ babyHours: { from: "17:00", until: "19:00" } }).link, changedAt),
    operation("answerRated", { month: "2026-11", theme: "eating", isUseful: true }, changedAt),
    operation("preferencesChanged", { fields: { dailyTips: false } }, changedAt),
    ...entries,
  ]
  const { results } = await sync(mother, [...operations, ...ofOtherNouns(operations)])
  expect(results.filter(({ status }) => status !== "applied")).toEqual([])
  await linkIdentity(db, mother.id, { issuer: "https://id.clinica.example", subject: mother.id }, new Date(changedAt))
  await storeWhatTheTeamWrote(db, mother.id)
  const { password } = mother.account
  const access = { name: "Planilha", scope: "read", days: 90, password }
  answers.push(await mother.post("/api/auth/access-tokens", access))
  const next = { email: `nova.${mother.account.email}`, password }
  answers.push(await mother.post("/api/auth/address-change", next))
  const key = { credential_id: crypto.randomUUID(), public_key: "key", counter: 3 }
  const passkey = { user_id: mother.id, id: crypto.randomUUID(), name: "Celular", ...key }
  await db
    .insertInto("passkeys")
    .values({ ...passkey, created_at: changedAt, last_used_at: changedAt })
    .execute()
  answers.push(await mother.post("/api/contact-code", {}))
  answers.push(await mother.post("/api/calendar", { language: "pt", isNeutral: true }))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
}

/** Returns an operation for each noun of the table of rows that these operations leave without a row. */
function ofOtherNouns(operations: readonly { name: OperationName }[]) {
  const changedBy = (name: OperationName) => definitionOf(name).changes
  const filled = new Set(operations.flatMap(({ name }) => changedBy(name)))
  return rowNouns.flatMap((noun) => {
    const first = operationNames.find((name) => changedBy(name).includes(noun))
    if (filled.has(noun) || !first) return []
    return operation(first, argsOf[first]({ index: 0, now: new Date(changedAt), entryId: "" }), changedAt)
  })
}

/** What a member of the team did with her question; she is a member too. */
async function storeWhatTheTeamWrote(db: TestApp["db"], userId: string) {
  const now = new Date(changedAt)
  const member = { id: crypto.randomUUID(), name: "Marta", isOperator: false }
  const own = { user_id: userId, id: crypto.randomUUID(), is_operator: 0, added_at: changedAt, seen_at: null }
  await db.insertInto("team_members").values(own).execute()
  const reply = { id: crypto.randomUUID(), text: "Pode, mandioca cozida.", memberName: member.name, sentAt: changedAt }
  await storeReply(db, userId, member.id, { ...reply, helped: null }, 0)
  await answerWithReply(db, userId, member.id, { until: now.toISOString() }, now)
  await storeNote(db, userId, member, { id: crypto.randomUUID(), text: "Gosta de mandioca." }, now)
  await recordAudit(db, userId, member, "replied", now)
  const after = (await newestMessage(db, userId))?.id ?? null
  const later = { replyId: crypto.randomUUID(), text: "E a batata-doce também.", after, replaces: null, answers: [] }
  await scheduleReply(db, userId, member, { ...later, sendAt: addDays(now, 1).toISOString() }, now)
  await notePresence(db, userId, member.id, true, now)
}

/** Everything stored about a user: her rows in each table with user data. */
export async function rowsOf(app: TestApp, userId: string) {
  const tables = await tablesOfUsers(app.database)
  const rows = tables.map(async (table) => [table.name, await rowsOfUser(app.db, table, userId)] as const)
  return Object.fromEntries(await Promise.all(rows))
}
