import { v5 as uuidV5 } from "uuid"
import { type CheckIn, checkInQuestions } from "#domain/check-in.ts"
import type { Consent, ConsentPurpose } from "#domain/consent.ts"
import type { DiaryEntry } from "#domain/diary.ts"
import { currentJourney, currentJourneyId, doneItemsOf, type Journey } from "#domain/journey.ts"
import { fold } from "#domain/operations/fold.ts"
import {
  type Operation,
  type OperationArgs,
  type OperationName,
  operationsVersion,
} from "#domain/operations/operations.ts"
import { noRows, type Rows } from "#domain/operations/rows.ts"
import { changeOfVersion01, version01Namespace } from "#domain/operations/version-0-1.ts"
import { defaultReminders, type Preferences, type Reminder } from "#domain/preferences.ts"
import type { Progress } from "#domain/progress.ts"
import { type DeviceStorage, readJson } from "./device.ts"
import { addToOutbox } from "./outbox.ts"
import { readSnapshot, snapshotSchemaVersion, writeSnapshot } from "./snapshot.ts"

/** The format of version 0.1; `waiting`: not yet sent. */
type Kept = { value: unknown; changedAt: string; waiting: boolean }
type WaitingEntry = DiaryEntry & { deleted?: boolean }

const keptPrefix = (userId: string) => `florescer:kept:${userId}:`
const preferencesKey = (userId: string) => `florescer:preferences:${userId}`

/**
 * Migrates what version 0.1 left on this device, or one of its open pages has stored since: unsent changes become operations,
 * and its copies are shown until the server answers. Migrating twice, in two tabs or after a crash, counts once. Drafts and
 * the conversation stay where they are.
 */
export function migrateDevice(storage: DeviceStorage, userId: string) {
  const prefix = keptPrefix(userId)
  const snapshot = readSnapshot(storage, userId)
  const journeys = Object.values(snapshot?.rows.journeys ?? {})
  const isNew = snapshot === null
  const keys = storage.keys().filter((key) => key.startsWith(prefix) || key === preferencesKey(userId))
  const taken = keys.flatMap((key) => {
    const kept = readJson(storage, key) as Kept | null
    const name = key === preferencesKey(userId) ? "preferences" : key.slice(prefix.length)
    try {
      const operations = kept && isMoment(kept.changedAt) && operationsOf(name, kept, journeys)
      return operations ? { key, kept, operations } : []
    } catch {
      // Edited by hand: no release ever stored this.
      return []
    }
  })
  // A snapshot is newer than any copy.
  const wanted = isNew ? taken : taken.filter(isPending)
  if (wanted.length > 0) takeOver(storage, userId, wanted)
}

type Taken = { key: string; kept: Kept; operations: Operation[] }

function isPending({ key, kept }: Taken) {
  return kept.waiting || isOfDeviceOnly(key)
}

/** Where there is no room for all of it, what was there stays for the next start. */
function takeOver(storage: DeviceStorage, userId: string, taken: Taken[]) {
  const pending = taken.filter(isPending).flatMap(({ operations }) => operations)
  // Consent goes before what needs it.
  const rank = ({ name }: Operation) => (name === "consentGiven" ? 0 : 1)
  for (const operation of pending.toSorted((one, other) => rank(one) - rank(other))) {
    if (!addToOutbox(storage, userId, operation)) return
  }
  const copies = taken.filter((it) => !isPending(it)).flatMap(({ operations }) => operations)
  const rows: Rows = copies.reduce(fold, noRows)
  const beginning = { version: null, clockAheadMs: 0, hasAllEntries: false, rows }
  const snapshot = { schemaVersion: snapshotSchemaVersion, ...beginning }
  if (copies.length > 0 && !writeSnapshot(storage, userId, snapshot)) return
  if (!tellConversation(storage, userId, taken)) return
  for (const { key } of taken) storage.removeItem(key)
}

type Conversation = Kept & { value: { messages: { questionId?: string }[] } }

/** Version 0.1 stored the possible answers of a question with the question; now they belong to the message. False without room. */
function tellConversation(storage: DeviceStorage, userId: string, taken: Taken[]): boolean {
  const key = `${keptPrefix(userId)}chat`
  const conversation = readJson(storage, key) as Conversation | null
  if (!conversation?.value?.messages) return true
  const outcomesOf = (id: string | undefined) => {
    const question = id && taken.find((it) => it.key === `${keptPrefix(userId)}support-question:${id}`)
    return question ? { outcomes: (question.kept.value as { replies: unknown }).replies } : {}
  }
  const messages = conversation.value.messages.map((it) => ({ ...it, ...outcomesOf(it.questionId) }))
  return storage.setItem(key, JSON.stringify({ ...conversation, value: { ...conversation.value, messages } }))
}

/** Version 0.1 never sent these to the server. */
function isOfDeviceOnly(key: string) {
  return key.startsWith(preferencesKey("")) || key.endsWith(":shopping-list")
}

function isMoment(text: unknown) {
  return typeof text === "string" && !Number.isNaN(Date.parse(text))
}

/** The operations that a record stands for; null if it is for this device only. */
function operationsOf(name: string, { value, changedAt }: Kept, journeys: Journey[]): Operation[] | null {
  const at = new Date(changedAt).toISOString()
  const did = <Name extends OperationName>(operation: Name, args: OperationArgs[Name], moment = at) => {
    const id = uuidV5(changeOfVersion01(operation, args, moment), version01Namespace)
    return { id, name: operation, args, at: moment, schemaVersion: operationsVersion } as Operation
  }
  const [noun = "", key = ""] = name.split(/[:](.*)/s)
  if (name === "progress") return progressOperations(value as Progress, did, journeyAt(journeys, at))
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
    const fields = { ...defaultReminders, ...(value as Pick<Preferences, Reminder>) }
    return [did("preferencesChanged", { fields })]
  }
  if (name === "shopping-list") {
    const foods = value as string[]
    return foods.length > 0 ? [did("shoppingItemsTicked", { foods, isTicked: true })] : []
  }
  return null
}

type Did = <Name extends OperationName>(name: Name, args: OperationArgs[Name], moment?: string) => Operation

/** The journey that was current then, as far as this device knows. */
function journeyAt(journeys: Journey[], at: string): string {
  return currentJourney(journeys.filter(({ startedAt }) => startedAt <= at))?.id ?? currentJourneyId
}

/** An empty progress can only come from a reset. */
function progressOperations(progress: Progress, did: Did, journeyId: string): Operation[] {
  const done = Object.entries(doneItemsOf(progress))
  // The server derives the same id from a reset that reached it.
  if (done.length === 0) return [did("journeyStarted", { journeyId: did("journeyStarted", { journeyId: "" }).id })]
  return done.flatMap(([day, items = []]) =>
    items.map((item) => did("itemDone", { journeyId, day: Number(day), item })),
  )
}

/** Version 0.1 does not say which text an edit is based on: the first one, unless the server knows another. */
function entryOperations({ id, mood, notes, createdAt, updatedAt, deleted }: WaitingEntry, did: Did): Operation[] {
  if (deleted) return [did("entryDeleted", { entryId: id })]
  const text = { entryId: id, mood, notes, createdAt }
  // The entry's id is the revision of its first text, as in the requests of version 0.1.
  return [updatedAt ? did("entryEdited", { ...text, base: id }, updatedAt) : { ...did("entryWritten", text), id }]
}
