import { isDeepStrictEqual } from "node:util"
import type { Noun, Rows } from "#domain/nouns/noun.ts"
import { readRows } from "#server/sync/rows.ts"
import { rowsOfUser, type TableOfUsers } from "#tests/api/tables-of-users.ts"
import { expectedOf } from "./expected.ts"
import { isDone } from "./is-shown.ts"
import type { Ledger } from "./ledger.ts"
import type { Schedule } from "./schedule.ts"
import type { Server } from "./server.ts"
import type { Tab } from "./tab.ts"
import { lostTexts } from "./texts.ts"
import type { Mother } from "./users.ts"

type Rule = (ofMother: Finished) => string[] | Promise<string[]>
type Finished = {
  schedule: Pick<Schedule, "isConnectedFirst" | "steps">
  mother: Mother
  ledger: Ledger
  server: { app: Pick<Server["app"], "db">; mothers: Server["mothers"] }
  tables: readonly TableOfUsers[]
  /** All have sent and fetched everything. */
  tabs: readonly Tab[]
  fresh: Tab
}

/** A stored operation is applied, or refused and shown so; nothing acknowledged is sent again. */
const noneLost: Rule = ({ mother, ledger, tabs }) => {
  const refused = new Set(tabs.flatMap(({ store }) => store.read().refused.map(({ operation }) => operation.id)))
  const lost = [...ledger.done.entries()].filter(([id, did]) => {
    if (did.mother !== mother.index || did.isStored !== true || did.isDiscarded) return false
    return !ledger.isApplied(mother.index, id) && !refused.has(id)
  })
  return lost.map(([, { operation }]) => `lost: ${operation.name} ${JSON.stringify(operation.args)}`)
}

const noQueueStands: Rule = ({ tabs }) => {
  return tabs.flatMap(({ store }) => store.read().pending.map(({ name }) => `still pending: ${name}`))
}

/** Facts that are missing from rows. */
export function missingFacts(
  { fields, items, journeys, replies, consents, glasses, badges }: Omit<ReturnType<typeof expectedOf>, "questions">,
  rows: Rows,
): string[] {
  const problems: string[] = []
  for (const [path, { value }] of fields) {
    const [noun, key, field] = path.split(" ") as [Noun, string, string]
    const row = (rows[noun] as Record<string, { values: Record<string, unknown> } | undefined>)[key]
    const found = row?.values[field]
    if (!isDeepStrictEqual(found, value))
      problems.push(`${path} is ${JSON.stringify(found)}, not ${JSON.stringify(value)}`)
  }
  for (const item of items) if (!isDone(rows.journeys, item)) problems.push(`not done: ${JSON.stringify(item)}`)
  for (const [path, isDrunk] of glasses) {
    const [date = "", glassId = ""] = path.split(" ")
    if (rows.water[date]?.[glassId] !== isDrunk) problems.push(`glass ${path} is not ${isDrunk}`)
  }
  if (!isDeepStrictEqual(Object.keys(rows.badges).sort(), [...badges].sort())) problems.push("other badges than earned")
  for (const id of journeys) if (!rows.journeys[id]) problems.push(`journey is gone: ${id}`)
  for (const [purpose, isGiven] of consents) {
    if ((rows.consents[purpose]?.withdrawnAt === null) !== isGiven)
      problems.push(`consent ${purpose} is not ${isGiven}`)
  }
  const replied = Object.values(rows.teamReplies).map(({ id, helped }) => [id, helped] as const)
  if (!isDeepStrictEqual(new Map(replied.sort()), new Map([...replies].sort())))
    problems.push("other replies or ratings than were given")
  return problems
}

/** What the server has applied is in its rows. */
const allApplied: Rule = async ({ mother, ledger, server, fresh }) => {
  const { questions, ...expected } = expectedOf(ledger.applied[mother.index] ?? [])
  const problems = missingFacts(expected, fresh.store.read().rows)
  const asked = await server.app.db
    .selectFrom("support_questions")
    .selectAll()
    .where("user_id", "=", mother.id)
    .execute()
  const there = asked.filter(({ taken_back_at }) => taken_back_at === null).map(({ id }) => id)
  if (!isDeepStrictEqual(there.sort(), [...questions].sort())) problems.push("other questions than she asked")
  return problems
}

const textsAreThereOnce: Rule = async ({ mother, ledger, server }) => {
  const onUnreadable = (error: Error) => {
    throw error
  }
  const hers = await readRows(server.app.db, mother.id, "diaryEntries", { onUnreadable })
  const notes = hers.map(({ row }) => row.notes)
  const twice = notes.filter((each, index) => notes.indexOf(each) !== index)
  const lost = lostTexts(ledger.appliedOf(mother.index), ledger, new Set(notes))
  return [...twice.map((each) => `there twice: ${each}`), ...lost.map((each) => `text lost: ${each}`)]
}

/** Her rows name her, and nobody else. */
const nothingOfOthers: Rule = async ({ mother, ledger, server, tables }) => {
  const others = server.mothers.filter((other) => other !== mother)
  const foreign = [...ledger.done.values()]
    .filter((did) => did.mother !== mother.index)
    .map(({ operation }) => operation.id)
  const problems: string[] = []
  for (const table of tables) {
    const text = JSON.stringify(await rowsOfUser(server.app.db, table, mother.id))
    const names = others.flatMap(({ name }) => [name, name.toLowerCase()])
    const found = [...names, ...foreign].filter((each) => text.includes(each))
    problems.push(...found.map((each) => `of another, in ${table.name}: ${each}`))
  }
  return problems
}

const shownEntries = 10
/** A device may have older entries too, or not. */
function latestOf({ diaryEntries }: Rows) {
  const all = Object.values(diaryEntries)
  return all.sort((one, other) => (one.createdAt + one.id < other.createdAt + other.id ? 1 : -1)).slice(0, shownEntries)
}

const devicesAreEqual: Rule = ({ tabs, fresh }) => {
  const expected = fresh.store.read().rows
  return tabs.flatMap(({ store }, index) => {
    const { rows } = store.read()
    const nouns = (Object.keys(expected) as Noun[]).filter((noun) => noun !== "diaryEntries")
    const different = nouns.filter((noun) => !isDeepStrictEqual(rows[noun], expected[noun]))
    const problems = different.map((noun) => {
      return `page ${index} differs in ${noun}: ${JSON.stringify(rows[noun])}, not ${JSON.stringify(expected[noun])}`
    })
    if (isDeepStrictEqual(latestOf(rows), latestOf(expected))) return problems
    return [...problems, `page ${index} shows other entries: ${JSON.stringify([latestOf(rows), latestOf(expected)])}`]
  })
}

/**
 * Unless a server's clock is set back, a consent is outdated only by her acts elsewhere. A device that never reached
 * the server knows neither its clock nor her consents.
 */
const refusalsHaveACause: Rule = ({ mother, ledger, tabs, schedule }) => {
  if (!schedule.isConnectedFirst) return []
  if (schedule.steps.some((step) => step.do === "serverClock")) return []
  return tabs.flatMap((tab) => {
    const outdated = tab.store.read().refused.filter(({ refusal }) => refusal.code === "CONSENT_OUTDATED")
    const elsewhere = [...ledger.done.values()].filter(
      (did) => did.mother === mother.index && did.tab.place !== tab.place,
    )
    const hasCause = elsewhere.some(({ operation }) => operation.name === "consentWithdrawn")
    return outdated.length > 0 && !hasCause ? ["her last consent was refused as outdated"] : []
  })
}

const rules = [
  noneLost,
  noQueueStands,
  allApplied,
  textsAreThereOnce,
  nothingOfOthers,
  devicesAreEqual,
  refusalsHaveACause,
]

/** Comparing whole diaries would exhaust the test runner's memory. */
const shownLength = 2000

/** Violated rules of one mother, once everything is connected. */
export async function problemsOf(finished: Finished): Promise<string[]> {
  const problems = (await Promise.all(rules.map((rule) => rule(finished)))).flat()
  return problems.map((problem) => problem.slice(0, shownLength))
}
