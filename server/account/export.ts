import { Hono } from "hono"
import type { Kysely } from "kysely"
import { type ExportedRow, type nouns, type RowNoun, rowNouns, rowOf } from "#domain/nouns/nouns.ts"
import { exportFormatVersion } from "#domain/privacy/bring-in/export-file.ts"
import { readAnswerRatings } from "../chat/noun.ts"
import type { Tables } from "../database/tables.ts"
import { readHelperLinks } from "../helping/data.ts"
import { readWarnings } from "../jobs/idle-warnings.ts"
import type { Log } from "../log.ts"
import { readPendingMails } from "../mail/data.ts"
import type { Queues } from "../metrics/queues.ts"
import { readConsents } from "../privacy/consent/data.ts"
import { readNotices } from "../privacy/policy/notices.ts"
import { readFeed } from "../reminders/calendar/data.ts"
import { readChannels } from "../reminders/channels.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { readReceipts } from "../sync/receipts.ts"
import { pagesFromNewest, readRows, type UnreadableRow } from "../sync/rows.ts"
import { readAuditOf } from "../team/audit.ts"
import { readContactCode } from "../team/contact-codes.ts"
import { readMembership } from "../team/members.ts"
import { readTeamMessages } from "../team/messages.ts"
import { readQuestions } from "../team/questions/data.ts"
import { readAccessTokens } from "./access-token/data.ts"
import { readAddressChange } from "./address-change.ts"
import { readAccount, readSessions } from "./data.ts"
import { readDevices } from "./devices/data.ts"
import { createExportQueue } from "./export-queue.ts"
import { readIdentities } from "./identity-provider/data.ts"
import { jsonText } from "./json-text.ts"
import { readPasskeys } from "./passkey/data.ts"
import { StalledError, textStream } from "./text-stream.ts"
import { readTwoStep } from "./two-step/data.ts"

const fileName = "florescer-data.json"
/** A client that reads nothing for this long counts as disconnected, and its export ends. */
const stallMs = 2 * 60_000

type Read<Part> = Part extends AsyncGenerator<(infer Item)[]> ? Item[] : Awaited<Part>
type Parts = ReturnType<typeof partsOf>
export type ExportFile = { [Name in keyof Parts]: Read<ReturnType<Parts[Name]>> }

type Exported<In extends RowNoun> = (typeof nouns)[In]["row"] extends { isOne: true }
  ? ExportedRow<In> | null
  : ExportedRow<In>[]

/** Exports each noun of the table `rows` under the noun's name. Rows that cannot be read are left out and logged. */
function partsOfRows(db: Kysely<Tables>, userId: string, log: Log) {
  const onUnreadable = ({ message }: UnreadableRow) => log.error(message)
  const parts = rowNouns.map((noun) => {
    const { exported, isOne, hasLongTexts } = rowOf(noun)
    const allOf = (rows: Awaited<ReturnType<typeof readRows<RowNoun>>>) =>
      rows.flatMap(({ row, ...stored }) => exported(row, stored) ?? [])
    async function read() {
      const all = allOf(await readRows(db, userId, noun, { onUnreadable }))
      return isOne ? (all[0] ?? null) : all
    }
    async function* readPages() {
      for await (const rows of pagesFromNewest(db, userId, noun, { onUnreadable })) yield allOf(rows)
    }
    return [noun, hasLongTexts ? readPages : read]
  })
  return Object.fromEntries(parts) as { [In in RowNoun]: () => Promise<Exported<In>> }
}

function partsOf(db: Kysely<Tables>, userId: string, now: () => Date, log: Log) {
  return {
    formatVersion: async () => exportFormatVersion,
    exportedAt: async () => now().toISOString(),
    user: () => readAccount(db, userId),
    addressChange: () => readAddressChange(db, userId, now()),
    twoStep: () => readTwoStep(db, userId),
    identities: () => readIdentities(db, userId),
    sessions: () => readSessions(db, userId),
    devices: () => readDevices(db, userId),
    passkeys: () => readPasskeys(db, userId),
    accessTokens: () => readAccessTokens(db, userId),
    consents: () => readConsents(db, userId),
    receipts: () => readReceipts(db, userId),
    helperLinks: () => readHelperLinks(db, userId),
    reminderChannels: () => readChannels(db, userId),
    calendar: () => readFeed(db, userId),
    ...partsOfRows(db, userId, log),
    answerRatings: () => readAnswerRatings(db, userId),
    supportQuestions: () => readQuestions(db, userId),
    team: () => readTeamMessages(db, userId),
    contactCode: () => readContactCode(db, userId),
    teamAudit: () => readAuditOf(db, userId),
    teamMembership: () => readMembership(db, userId),
    waitingMails: () => readPendingMails(db, userId),
    policyNotices: () => readNotices(db, userId),
    idleWarnings: () => readWarnings(db, userId),
  }
}

/** Streams everything stored about the user as one file. */
export function exportRoutes({ db, requireSession, now, log, queues }: RouteDeps & { log: Log; queues: Queues }) {
  const queue = createExportQueue()
  queues.watch("exports", queue.length)

  return new Hono<SignedIn>().use(requireSession).get("/export", async (c) => {
    const { userId } = c.var
    const { signal } = c.req.raw
    const turn = await queue.begin(userId, signal)
    c.header("Content-Type", "application/json; charset=utf-8")
    c.header("Content-Disposition", `attachment; filename="${fileName}"`)
    const onBroken = (error: unknown) => signal.aborted || logBroken(log, error)
    return c.body(textStream(jsonText(partsOf(db, userId, now, log)), turn, stallMs, onBroken))
  })
}

/** Logs why an export stopped. A client that no longer reads is no fault of the server's. */
export function logBroken(log: Log, error: unknown) {
  if (error instanceof StalledError) log.info("export broken off: its client takes nothing")
  else log.error({ err: error }, "export broken off")
}
