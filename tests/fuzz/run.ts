import { isDeepStrictEqual } from "node:util"
import type { Noun } from "#domain/nouns/noun.ts"
import { type Operation, type OperationResult, operationsPerRequest } from "#domain/operations/operations.ts"
import { isErrorCode } from "#server/errors.ts"
import { exportAnswer } from "#server/open-api/export-answer.ts"
import { syncAnswer } from "#server/open-api/sync-schemas.ts"
import { withdrawnId } from "#server/sync/receipts.ts"
import { rowsOf } from "#tests/api/everything.ts"
import { createSyncDevice } from "#tests/api/sync-device.ts"
import { expectedOf } from "#tests/simulation/expected.ts"
import { missingFacts } from "#tests/simulation/invariants.ts"
import { createLedger, isSameAgain, type Ledger } from "./ledger.ts"
import type { FuzzRequest } from "./requests.ts"
import type { Attacker, World } from "./world.ts"

const otherEpoch = "0198a3d0-0003-7000-8000-000000000000"
type Answer = { status: number; body: { code?: string; results: OperationResult[] } }

/** Sends each device's requests one after the other, all devices at once, and returns what does not hold. */
export async function runFuzz(world: World, requests: readonly FuzzRequest[]) {
  const problems: string[] = []
  const before = await rowsOf(world.app, world.bystander.id)
  const fuzzes = world.attackers.map((attacker, at) => {
    const say = (problem: string) => void problems.push(`${attacker.mother.account.name}: ${problem}`)
    return { attacker, hers: requests.filter(({ mother }) => mother === at), ledger: createLedger(), say }
  })
  await Promise.all(fuzzes.map(({ attacker, hers, ledger, say }) => sendAll(world, attacker, hers, ledger, say)))
  await Promise.all(fuzzes.map(({ attacker, ledger, say }) => checkEnd(world, attacker, ledger, say)))
  await world.app.background.settled()
  // Of the mails of her sign-up some may still be on their way.
  const after = { ...(await rowsOf(world.app, world.bystander.id)), outgoing_mails: before.outgoing_mails }
  if (!isDeepStrictEqual(after, before)) problems.push("the bystander's rows changed")
  if ((await world.bystander.get("/api/progress")).status !== 200) problems.push("the server no longer answers")
  if (Object.keys(Object.prototype).length > 0) problems.push("Object.prototype has been extended")
  const errors = world.app.logLines.filter((line) => JSON.parse(line).level >= 50)
  problems.push(...errors.map((line) => `logged: ${line}`))
  return { problems, ledgers: fuzzes.map(({ ledger }) => ledger) }
}

async function sendAll(
  world: World,
  attacker: Attacker,
  requests: FuzzRequest[],
  ledger: Ledger,
  say: (problem: string) => void,
) {
  const following = createSyncDevice(attacker.mother.id, { deviceNow: () => world.app.clock.now.getTime() })
  await following.sync(attacker.mother)
  const { epoch } = following.store.snapshot() ?? {}
  const other = world.attackers.find((it) => it !== attacker) ?? attacker
  const users = { own: attacker.mother.id, other: other.mother.id, bystander: world.bystander.id, nobody: "__proto__" }

  async function send({ device, operations, asked, spell, isRepeated }: FuzzRequest) {
    const epochs = { none: {}, known: { epoch }, other: { epoch: otherEpoch } }
    const body = { userId: users[asked.user], since: asked.since, ...epochs[asked.epoch], operations, ...asked.extra }
    const rawBody = spell(body)
    const sent = operationsIn(rawBody)
    const first: Answer = await attacker.devices[device](rawBody)
    const results = check(first, asked.user, sent)
    if (!isRepeated) return
    const second: Answer = await attacker.devices[device](rawBody)
    const repeated = check(second, asked.user, sent)
    // Another app may send so many requests a minute.
    if (second.status === 429) return
    if (second.status !== first.status) say(`${first.status}, then ${second.status} for ${JSON.stringify(sent)}`)
    else if (!isSameAgain(results, repeated))
      say(`${JSON.stringify(results)}, then ${JSON.stringify(repeated)} for ${JSON.stringify(sent)}`)
  }

  /** The results of an answer; notes what does not belong into it. */
  function check({ status, body }: Answer, user: keyof typeof users, operations: { id: string }[]): OperationResult[] {
    if (status !== 200) {
      ledger.count(`answered ${status}`, operations.length)
      if (status >= 500 || !isErrorCode(body.code)) say(`answered ${status} ${JSON.stringify(body).slice(0, 300)}`)
      return []
    }
    const parsed = syncAnswer.safeParse(body)
    if (!parsed.success || !isDeepStrictEqual(parsed.data, body))
      say(`no answer: ${JSON.stringify(body).slice(0, 500)}`)
    const { results } = body
    if (user !== "own") say(`answered what was not hers to ask: ${JSON.stringify(body).slice(0, 500)}`)
    if (results.length === 0) ledger.count("another epoch", operations.length)
    else if (results.length !== operations.length) say(`${results.length} results of ${operations.length}`)
    else for (const problem of ledger.note(operations, results)) say(problem)
    return results
  }

  async function sendFrom(device: FuzzRequest["device"]) {
    for (const request of requests) if (request.device === device) await send(request)
  }
  async function follow() {
    for (let turn = 0; turn < requests.length / 10; turn++) await following.sync(attacker.mother)
  }
  await Promise.all([sendFrom("phone"), sendFrom("laptop"), sendFrom("app"), follow()])
  await following.sync(attacker.mother)
  ledger.followed = following.store.read().rows
}

/** What a request really says, if it can be read. */
function operationsIn(rawBody: Uint8Array): { id: string }[] {
  try {
    const { operations } = JSON.parse(new TextDecoder().decode(rawBody))
    return Array.isArray(operations) ? operations : []
  } catch {
    return []
  }
}

/** What holds of one mother's data once all is sent. */
async function checkEnd({ app }: World, { mother }: Attacker, ledger: Ledger, say: (problem: string) => void) {
  const fresh = createSyncDevice(mother.id, { deviceNow: () => app.clock.now.getTime() })
  await fresh.sync(mother)
  const { rows } = fresh.store.read()
  const forms = ([id, operation]: [string, Operation]) =>
    [id, withdrawnId(mother.id, id)].map((form) => [form, operation] as const)
  const byForm = new Map([...ledger.applied].flatMap(forms))
  const receipts = await app.db
    .selectFrom("receipts")
    .select("operation_id as id")
    .where("user_id", "=", mother.id)
    .where("operation_id", "in", [...byForm.keys(), ""])
    .orderBy("version")
    .execute()
  if (receipts.length !== ledger.applied.size) say(`${receipts.length} receipts of ${ledger.applied.size} applied`)
  const applied = receipts.flatMap(({ id }) => byForm.get(id) ?? [])
  const now = app.clock.now.toISOString()
  for (const fact of missingFacts(expectedOf(applied.map((operation) => ({ operation, now }))), rows)) say(fact)
  for (const noun of Object.keys(rows) as Noun[]) {
    if (noun !== "diaryEntries" && !isDeepStrictEqual(ledger.followed?.[noun], rows[noun]))
      say(`a device that followed differs in ${noun}: ${JSON.stringify([ledger.followed?.[noun], rows[noun]])}`)
  }
  const { status, body } = await mother.get("/api/account/export")
  const file = exportAnswer.safeParse(body)
  if (status !== 200 || !file.success) say(`the export answers ${status} ${file.error?.message}`)
  await repeatAll(app, mother, applied, say)
}

/** All that was taken, once more: nothing of hers changes. */
async function repeatAll(
  app: World["app"],
  mother: Attacker["mother"],
  applied: { id: string }[],
  say: (problem: string) => void,
) {
  const { user: _, session: __, ...before } = await rowsOf(app, mother.id)
  for (let start = 0; start < applied.length; start += operationsPerRequest) {
    const operations = applied.slice(start, start + operationsPerRequest)
    const { body } = await mother.post("/api/sync", { userId: mother.id, since: null, operations })
    const other = body.results?.filter(({ status }: OperationResult) => status !== "already")
    if (other?.length !== 0) say(`taken, and then ${JSON.stringify(other ?? body)}`)
  }
  const { user: ___, session: ____, ...after } = await rowsOf(app, mother.id)
  if (!isDeepStrictEqual(after, before)) say("what was sent again has changed something")
}
