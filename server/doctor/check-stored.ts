import { type Kysely, sql } from "kysely"
import type { SignUps } from "#domain/account/invitation.ts"
import { dayMs } from "#domain/day-ms.ts"
import { readInvitations } from "../account/invitation/data.ts"
import type { Tables } from "../database/tables.ts"
import { createSealings } from "../keys/keys.ts"
import { findUpgrade } from "../keys/load-keys.ts"
import { readStored } from "../metrics/stored.ts"
import { findPushKeys } from "../reminders/push/keys.ts"
import { clockLeapt, hasLeftSecretOut, readMoment } from "../team/overview/moments.ts"
import { newestCopy } from "./check-disk.ts"
import { counted, type Finding, findingsOf, inWords } from "./finding.ts"

const hourMs = 60 * 60_000
const backupLookMs = 2 * dayMs
const backupWrongMs = 7 * dayMs
const mailLateMs = 15 * 60_000
const jobLookMs = hourMs
const jobWrongMs = 2 * dayMs
const reminderLateMs = 15 * 60_000

type StoredDeps = {
  db: Kysely<Tables>
  secret: string | undefined
  /** The secret is in DATA_DIR and not a setting, so copies may contain it. */
  isSecretInFile: boolean
  signUps: SignUps
  backupFolder: string
  now: Date
}
type Stored = StoredDeps & { figures: Awaited<ReturnType<typeof readStored>> }

/** Examines what the database shows: what waits, what is overdue, and what the secret decrypts. */
export async function checkStored(deps: StoredDeps): Promise<Finding[]> {
  const stored = { ...deps, figures: await readStored(deps.db, deps.now) }
  const checks = [checkInvitations, checkWaitingMails, checkPush, checkJobs, checkBackup, checkClockOfRows]
  const found: Finding[] = []
  for (const check of checks) found.push(...(await check(stored)))
  return found
}

async function checkInvitations({ db, signUps, now }: Stored): Promise<Finding[]> {
  if (signUps.byMail !== "invited") return []
  const { ok, look } = findingsOf("sign-ups")
  const invitations = await readInvitations(db, now)
  const places = invitations.reduce((sum, { uses_left }) => sum + uses_left, 0)
  if (places > 0) return [ok(`${counted(invitations.length, "invitation")} with room for ${counted(places, "mother")}`)]
  return [look("sign-ups are by invitation, and no invitation lets anybody in", "Make one: npm run invite -- make")]
}

async function checkWaitingMails({ db, now, figures }: Stored): Promise<Finding[]> {
  const { ok, look } = findingsOf("mail")
  const { mailsWaiting: waiting, mailsFailing: failing } = figures
  const { oldest } = await db
    .selectFrom("outgoing_mails")
    .select(sql<string | null>`min(created_at)`.as("oldest"))
    .executeTakeFirstOrThrow()
  const lateMs = oldest ? now.getTime() - Date.parse(oldest) : 0
  if (failing > 0)
    return [
      look(
        `${counted(failing, "mail")} could not be sent yet; the oldest waits for ${inWords(lateMs)}`,
        "The log says why: mail not sent yet.",
      ),
    ]
  if (lateMs > mailLateMs)
    return [
      look(`${counted(waiting, "mail")} waiting, the oldest for ${inWords(lateMs)}`, "No server sends them: start it."),
    ]
  return [ok(`${counted(waiting, "mail")} waiting, none has failed`)]
}

async function checkPush({ db, secret, figures }: Stored): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("push")
  if (!secret) return [look("there is no secret yet", "The first start makes it: npm start")]
  const keys = await findPushKeys(db, createSealings(secret).push)
  if (keys === "none") return [look("there are no push keys yet", "The first start makes them: npm start")]
  if (!keys)
    return [
      wrong(
        "the push keys were encrypted with another secret: no notification and no pending mail can be sent",
        "Set AUTH_SECRET to the value of before, or put its file auth-secret back into DATA_DIR.",
      ),
    ]
  const failing = figures.pushesFailing
  const found = [ok("the push keys are there and can be read")]
  if (failing > 0)
    found.push(
      look(
        `reminders to ${counted(failing, "device")} are being tried again`,
        "See whether this machine reaches the internet by https.",
      ),
    )
  return found
}

function checkJobs({ figures }: Stored): Finding[] {
  const { ok, look, wrong } = findingsOf("jobs")
  const { jobLatenessSeconds, remindersLateSeconds } = figures
  if (jobLatenessSeconds.length === 0)
    return [look("no daily job has run yet", "They run within minutes of the first start.")]
  const late = jobLatenessSeconds.flatMap(([name, lateSeconds]) => {
    const lateMs = lateSeconds * 1000
    if (lateMs < jobLookMs) return []
    const says = `${name} is ${inWords(lateMs)} late`
    const advice = "Start the server; if it runs, its log says why: daily job failed."
    return [lateMs < jobWrongMs ? look(says, advice) : wrong(says, advice)]
  })
  const reminderMs = remindersLateSeconds * 1000
  if (reminderMs > reminderLateMs)
    late.push(look(`reminders are ${inWords(reminderMs)} late`, "Start the server, or one more: docs/deploy.md."))
  return late.length > 0 ? late : [ok("daily jobs and reminders are on time")]
}

async function checkBackup({ db, isSecretInFile, backupFolder, now, figures }: Stored): Promise<Finding[]> {
  const { ok, look, wrong } = findingsOf("backup")
  const copiedAtMs = newestCopy(backupFolder)?.madeAt.getTime() ?? 0
  const lastMs = Math.max(figures.lastBackupAtSeconds * 1000, copiedAtMs)
  const advice = "npm run backup, every night by cron: docs/deploy.md."
  const upgradedAt = await findUpgrade(db)
  if (isSecretInFile && upgradedAt !== null && lastMs < upgradedAt.getTime() && !(await hasLeftSecretOut(db)))
    return [
      wrong(
        "no backup is made until somebody has said what becomes of the secret, which copies held until now",
        "npm run backup -- --secret-file FILE, with FILE for you to keep apart, or otherwise: docs/deploy.md.",
      ),
    ]
  if (lastMs === 0) {
    const hasAccounts = await db.selectFrom("user").select("id").limit(1).executeTakeFirst()
    return [
      hasAccounts
        ? wrong("there are accounts, and no backup was ever made", advice)
        : look("no backup was made yet", advice),
    ]
  }
  const ageMs = now.getTime() - lastMs
  const says = `the last backup is ${inWords(Math.max(ageMs, 0))} old`
  if (ageMs > backupWrongMs) return [wrong(says, advice)]
  return [ageMs > backupLookMs ? look(says, advice) : ok(says)]
}

/** Rows from the future show that the clock was put back. */
async function checkClockOfRows({ db, now }: Stored): Promise<Finding[]> {
  const { look, wrong } = findingsOf("clock")
  const leapt = await readMoment(db, clockLeapt)
  const leaps =
    leapt === null
      ? []
      : [
          look(
            `the clock leapt ahead at ${leapt}: nothing is deleted by its age for a day`,
            "Nothing is to be done where the server was off for days. Else set the clock: timedatectl set-ntp true",
          ),
        ]
  const { newest } = await db
    .selectFrom("user")
    .select(sql<string | null>`max(last_used_at)`.as("newest"))
    .executeTakeFirstOrThrow()
  const aheadMs = newest ? Date.parse(newest) - now.getTime() : 0
  if (aheadMs < 5 * 60_000) return leaps
  return [
    ...leaps,
    wrong(
      `the database has entries from ${inWords(aheadMs)} ahead of this machine's clock`,
      "Set the clock: timedatectl set-ntp true",
    ),
  ]
}
