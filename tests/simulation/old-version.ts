import { emptyOnboarding } from "#domain/onboarding.ts"
import type { Operation, OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { defaultProfile } from "#domain/profile.ts"
import { checklistItems, initialProgress, type Progress, percentageOf } from "#domain/progress.ts"
import { operationOf } from "#server/sync/adapter.ts"
import type { Ledger } from "./ledger.ts"
import type { Network } from "./network.ts"
import { dateOf, profileValue } from "./perform.ts"
import type { Fault, OldAct } from "./schedule.ts"
import type { Server } from "./server.ts"
import type { Mother } from "./users.ts"

type Deps = {
  server: Server
  network: Network
  ledger: Ledger
  serverNow: () => number
  newId: (mother: number) => string
}
type Write = { method: "PUT" | "DELETE"; path: string; body?: object; noteAs?: (now: string) => Operation[] }

/** A device of a mother that still runs version 0.1: it sends whole documents, and each until it is answered. */
export function createOldVersion({ server, network, ledger, serverNow, newId }: Deps, mother: Mother) {
  let pending: Write[] = []
  const isoNow = () => new Date(serverNow()).toISOString()
  const id = () => newId(mother.index)

  async function act(act: OldAct, fault: Fault) {
    const writes = await writesOf(act)
    pending.push(...writes)
    for (const write of writes) await attempt(write, fault)
  }

  async function attempt(write: Write, fault: Fault) {
    if (fault === "dropRequest") return
    if (fault === "holdRequest" || fault === "holdAnswer") return network.holdSend(() => send(write))
    const status = await send(write)
    if (fault === "double") await send(write)
    if (fault === "loseAnswer") return
    if (status < 500 && status !== 429) pending = pending.filter((it) => it !== write)
  }

  /** Sends again all that was not answered. */
  async function sendPending() {
    for (const write of pending) await attempt(write, "none")
  }

  async function send({ method, path, body, noteAs }: Write): Promise<number> {
    const now = isoNow()
    const entryId = path.startsWith("/api/diary-entries/") ? path.slice("/api/diary-entries/".length) : null
    const before = entryId === null ? undefined : await entryOf(entryId)
    const { status } = await server.send(mother, method, path, body)
    if (status !== 200) return status
    for (const operation of noteAs?.(now) ?? []) note(operation, now)
    if (entryId !== null && body && "notes" in body)
      await noteText(entryId, body as { notes: string }, before?.revision, now)
    return status
  }

  /** The same request makes the same operation, which counts once. */
  function note(operation: Operation, now: string) {
    if (!ledger.isApplied(mother.index, operation.id)) ledger.apply(mother.index, operation, now)
  }

  function entryOf(entryId: string) {
    const { db } = server.app
    const hers = db.selectFrom("diary_entries").selectAll().where("user_id", "=", mother.id)
    return hers.where("id", "=", entryId).executeTakeFirst()
  }

  /** An acknowledged text is there, in the place of the one before it or beside it. */
  async function noteText(
    entryId: string,
    { notes }: { notes: string },
    replaced: string | null | undefined,
    now: string,
  ) {
    const hasCome = ledger.applied[mother.index]?.some(
      ({ operation: { args } }) => "notes" in args && args.notes === notes,
    )
    if (hasCome) return
    const { db } = server.app
    const hers = db.selectFrom("diary_entries").selectAll().where("user_id", "=", mother.id)
    const row = await hers.where("notes", "=", notes).executeTakeFirst()
    if (!row?.revision) return void ledger.violations.push(`acknowledged to version 0.1 and not there: ${notes}`)
    const text = { entryId, mood: "🙂", notes, createdAt: now } as const
    const isEdit = row.id === entryId && replaced
    const did = isEdit
      ? operationOf("entryEdited", { ...text, base: replaced }, now)
      : operationOf("entryWritten", text, now)
    note({ ...did, id: row.revision } as Operation, now)
  }

  async function writesOf(act: OldAct): Promise<Write[]> {
    const changedAt = isoNow()
    const did = <Name extends OperationName>(name: Name, args: OperationArgs[Name]) => [
      operationOf(name, args, changedAt),
    ]
    switch (act.name) {
      case "tick": {
        const { body } = await server.send(mother, "GET", "/api/progress")
        const { day, checklist } = (body.progress?.value ?? initialProgress) as Progress
        const ticked = { ...checklist, [act.item]: true }
        const value = { day, checklist: ticked, percentage: percentageOf(day, ticked) }
        if (day === 7 && checklistItems.every((item) => ticked[item])) return []
        return [{ method: "PUT", path: "/api/progress", body: { value, changedAt } }]
      }
      case "checkIn": {
        const date = dateOf(serverNow(), act.daysAgo)
        const { question, score } = act
        const value = { energy: null, mood: null, bloating: null, [question]: score }
        const noteAs = () => did("checkInAnswered", { date, question, score })
        return [{ method: "PUT", path: `/api/check-ins/${date}`, body: { value, changedAt }, noteAs }]
      }
      case "write": {
        const entryId = id()
        const body = { mood: "🙂", notes: `${mother.name} ${entryId}`, createdAt: changedAt }
        return [{ method: "PUT", path: `/api/diary-entries/${entryId}`, body }]
      }
      case "edit": {
        const { body } = await server.send(mother, "GET", "/api/diary-entries")
        const entry = body.entries[act.which % Math.max(1, body.entries.length)]
        if (!entry) return []
        const { id: entryId, createdAt } = entry
        const edited = { mood: "😢", notes: `${mother.name} ${id()}`, createdAt, updatedAt: changedAt }
        return [{ method: "PUT", path: `/api/diary-entries/${entryId}`, body: edited }]
      }
      case "delete": {
        const { body } = await server.send(mother, "GET", "/api/diary-entries")
        const entry = body.entries[act.which % Math.max(1, body.entries.length)]
        if (!entry) return []
        const noteAs = () => did("entryDeleted", { entryId: entry.id })
        return [{ method: "DELETE", path: `/api/diary-entries/${entry.id}`, noteAs }]
      }
      case "profile": {
        const change = { [act.field]: profileValue(mother, act.field, act.value) }
        const body = { ...defaultProfile(mother.name, "2026-11-01"), ...change }
        const noteAs = (now: string) => [operationOf("profileChanged", { fields: body }, now)]
        return [{ method: "PUT", path: "/api/profile", body, noteAs }]
      }
      case "onboarding": {
        const body = { ...emptyOnboarding, [act.field]: `${mother.name} ${act.value}` }
        const noteAs = (now: string) => [operationOf("onboardingAnswered", { answers: body }, now)]
        return [{ method: "PUT", path: "/api/onboarding", body, noteAs }]
      }
      case "ask": {
        const questionId = id()
        const text = `${mother.name} ${questionId}`
        const noteAs = (now: string) => [operationOf("questionAsked", { questionId, text }, now)]
        return [{ method: "PUT", path: `/api/support-questions/${questionId}`, body: { text }, noteAs }]
      }
      case "withdraw": {
        const { purpose } = act
        const noteAs = (now: string) => [operationOf("consentWithdrawn", { purpose }, now)]
        return [{ method: "DELETE", path: `/api/consents/${purpose}`, noteAs }]
      }
      case "silence": {
        const value = { isOn: act.isOn }
        return [
          { method: "PUT", path: "/api/silence", body: { value, changedAt }, noteAs: () => did("silenceSet", value) },
        ]
      }
      default:
        return []
    }
  }

  return { act, sendPending }
}
