import { v7 as uuidV7 } from "uuid"
import { type CheckIn, checkInQuestions } from "#domain/check-in.ts"
import type { Consent, ConsentPurpose } from "#domain/consent.ts"
import type { DiaryEntry } from "#domain/diary.ts"
import { doneItemsOf, firstJourneyId } from "#domain/journey.ts"
import { fold } from "#domain/operations/fold.ts"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { noRows, type Rows } from "#domain/operations/rows.ts"
import { defaultPreferences, type Preferences } from "#domain/preferences.ts"
import type { Progress } from "#domain/progress.ts"
import { type DeviceStorage, readJson } from "./device.ts"
import { addToOutbox } from "./outbox.ts"
import { readSnapshot, snapshotSchemaVersion, writeSnapshot } from "./snapshot.ts"

/** As version 0.1 stored it; `waiting`: the server has not heard of it. */
type Kept = { value: unknown; changedAt: string; waiting: boolean }
type WaitingEntry = DiaryEntry & { deleted?: boolean }

const keptPrefix = (userId: string) => `florescer:kept:${userId}:`
const preferencesKey = (userId: string) => `florescer:preferences:${userId}`

/**
 * Takes over what version 0.1 has left on this device: what it had not sent becomes operations, and what it had copied is
 * shown until the server has answered. Does so once; drafts and the conversation stay where they are.
 */
export function bringAlong(storage: DeviceStorage, userId: string) {
  if (readSnapshot(storage, userId)) return
  const prefix = keptPrefix(userId)
  const keys = storage.keys().filter((key) => key.startsWith(prefix) || key === preferencesKey(userId))
  const taken = keys.flatMap((key) => {
    const kept = readJson(storage, key) as Kept | null
    const name = key === preferencesKey(userId) ? "preferences" : key.slice(prefix.length)
    try {
      return kept && isMoment(kept.changedAt) ? { key, kept, operations: operationsOf(name, kept) } : []
    } catch {
      // It was edited by hand, and is nothing that was ever stored.
      return []
    }
  })
  if (taken.every(({ operations }) => operations === null)) return
  try {
    takeOver(storage, userId, taken)
  } catch {
    // There is no room left: it stays where it is until there is.
  }
}

type Taken = { key: string; kept: Kept; operations: Operation[] | null }

function takeOver(storage: DeviceStorage, userId: string, taken: Taken[]) {
  const known = taken.filter((it): it is Taken & { operations: Operation[] } => it.operations !== null)
  const isPending = ({ key, kept }: Taken) => kept.waiting || isOfDeviceOnly(key)
  const pending = known.filter(isPending).flatMap(({ operations }) => operations)
  // Consent goes before what it is for.
  const rank = ({ name }: Operation) => (name === "consentGiven" ? 0 : 1)
  for (const operation of pending.toSorted((one, other) => rank(one) - rank(other))) {
    addToOutbox(storage, userId, operation)
  }
  const copies = known.filter((it) => !isPending(it)).flatMap(({ operations }) => operations)
  const rows: Rows = copies.reduce(fold, noRows)
  const beginning = { version: null, clockAheadMs: 0, hasAllEntries: false, rows }
  if (copies.length > 0) writeSnapshot(storage, userId, { schemaVersion: snapshotSchemaVersion, ...beginning })
  tellConversation(storage, userId, known)
  for (const { key } of known) storage.removeItem(key)
}

type Conversation = Kept & { value: { messages: { questionId?: string }[] } }

/** What the chat says once a question has arrived stood with the question; it stands with the message now. */
function tellConversation(storage: DeviceStorage, userId: string, taken: Taken[]) {
  const key = `${keptPrefix(userId)}chat`
  const conversation = readJson(storage, key) as Conversation | null
  if (!conversation?.value?.messages) return
  const outcomesOf = (id: string | undefined) => {
    const question = id && taken.find((it) => it.key === `${keptPrefix(userId)}support-question:${id}`)
    return question ? { outcomes: (question.kept.value as { replies: unknown }).replies } : {}
  }
  const messages = conversation.value.messages.map((it) => ({ ...it, ...outcomesOf(it.questionId) }))
  storage.setItem(key, JSON.stringify({ ...conversation, value: { ...conversation.value, messages } }))
}

/** Version 0.1 never sent these. */
function isOfDeviceOnly(key: string) {
  return key.startsWith(preferencesKey("")) || key.endsWith(":shopping-list")
}

function isMoment(text: unknown) {
  return typeof text === "string" && !Number.isNaN(Date.parse(text))
}

/** What it stands for; null for what is no business of the server's. */
function operationsOf(name: string, { value, changedAt }: Kept): Operation[] | null {
  const at = new Date(changedAt).toISOString()
  const did = <Name extends OperationName>(operation: Name, args: OperationArgs[Name], moment = at) =>
    ({ id: uuidV7(), name: operation, args, at: moment, schemaVersion: operationsVersion }) as Operation
  const [noun = "", key = ""] = name.split(/[:](.*)/s)
  if (name === "progress") return progressOperations(value as Progress, did)
  if (noun === "check-in") {
    const answers = value as CheckIn
    return checkInQuestions.flatMap((question) => {
      const score = answers[question]
      return score === null || score === undefined ? [] : did("checkInAnswered", { date: key, question, score })
    })
  }
  if (name === "silence") return [did("silenceSet", { isOn: (value as { isOn: boolean }).isOn === true })]
  if (noun === "diary" && key) return entryOperations(value as WaitingEntry, did)
  if (noun === "support-question") {
    return [did("questionAsked", { questionId: key, text: (value as { text: string }).text })]
  }
  if (name.startsWith("consent-")) {
    const { textVersion, language, givenAt } = value as Consent
    const purpose = name.slice("consent-".length) as ConsentPurpose
    return [did("consentGiven", { purpose, textVersion, language }, givenAt)]
  }
  if (name === "preferences") {
    const fields = { ...defaultPreferences, ...(value as Preferences) }
    return [did("preferencesChanged", { fields })]
  }
  if (name === "shopping-list") {
    const foods = value as string[]
    return foods.length > 0 ? [did("shoppingItemsTicked", { foods, isTicked: true })] : []
  }
  return null
}

type Did = <Name extends OperationName>(name: Name, args: OperationArgs[Name], moment?: string) => Operation

/** Nothing done can only come from a reset. */
function progressOperations(progress: Progress, did: Did): Operation[] {
  const done = Object.entries(doneItemsOf(progress))
  if (done.length === 0) return [did("journeyStarted", { journeyId: uuidV7() })]
  return done.flatMap(([day, items = []]) =>
    items.map((item) => did("itemDone", { journeyId: firstJourneyId, day: Number(day), item })),
  )
}

/** Version 0.1 does not say on which text an edit was made: on the first, as far as the server knows no other. */
function entryOperations({ id, mood, notes, createdAt, updatedAt, deleted }: WaitingEntry, did: Did): Operation[] {
  if (deleted) return [did("entryDeleted", { entryId: id })]
  const text = { entryId: id, mood, notes, createdAt }
  return [updatedAt ? did("entryEdited", { ...text, base: id }, updatedAt) : did("entryWritten", text)]
}
