import { v7 as uuidV7 } from "uuid"
import { checkInQuestions } from "#domain/days/check-in.ts"
import { firstJourneyId } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { type OperationArgs, type OperationName, operationsVersion } from "#domain/operations/operations.ts"
import { consentPurposes, consentVersions } from "#domain/privacy/consent.ts"

export type Request = { method: string; path: string; body?: string; expected: number; acknowledges?: number }
type Random = () => number

export type Mother = {
  id: string
  cookie: string
  version: number
  epoch: string
  entries: { id: string; revision: string }[]
  questions: string[]
}

const notes = "O bebê dormiu quatro horas, e eu também. Almocei com calma."
/** Once a simulated user has this many diary entries, she deletes one for each that she writes. */
const entriesMost = 12

function operation<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
  return { id: uuidV7(), name, args, at: new Date().toISOString(), schemaVersion: operationsVersion }
}

function syncRequest(mother: Mother, operations: { id: string }[]): Request {
  const { id: userId, version: since, epoch } = mother
  const body = JSON.stringify({ userId, since, epoch, operations })
  return { method: "POST", path: "/api/sync", body, expected: 200, acknowledges: operations.length }
}

export function beginning(mother: Mother): Request {
  const agreed = consentPurposes.map((purpose) =>
    operation("consentGiven", { purpose, textVersion: consentVersions[purpose], language: "pt" }),
  )
  return syncRequest(mother, agreed)
}

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}

function diary(mother: Mother, random: Random) {
  const createdAt = new Date().toISOString()
  const at = Math.floor(random() * mother.entries.length)
  const entry = mother.entries[at]
  if (entry && mother.entries.length > entriesMost) {
    mother.entries.splice(at, 1)
    return operation("entryDeleted", { entryId: entry.id, base: entry.revision })
  }
  if (entry && random() < 0.3) {
    const edited = operation("entryEdited", { entryId: entry.id, base: entry.revision, mood: "😐", notes, createdAt })
    entry.revision = edited.id
    return edited
  }
  const written = operation("entryWritten", { entryId: crypto.randomUUID(), mood: "🙂", notes, createdAt })
  mother.entries.push({ id: written.args.entryId, revision: written.id })
  return written
}

function act(mother: Mother, random: Random) {
  const date = new Date().toISOString().slice(0, 10)
  const day = 1 + Math.floor(random() * 7)
  return oneOf(random, [
    () => diary(mother, random),
    () => diary(mother, random),
    () => operation("itemDone", { journeyId: firstJourneyId, day, item: oneOf(random, checklistItems), date }),
    () =>
      operation("checkInAnswered", {
        date,
        question: oneOf(random, checkInQuestions),
        score: 1 + Math.floor(random() * 5),
      }),
    () => operation("sleepAnswered", { date, hours: Math.floor(random() * 20) / 2 }),
    () => operation("glassDrunk", { date, glassId: crypto.randomUUID() }),
    () => operation("shoppingItemsTicked", { foods: ["oats", "banana"], isTicked: random() < 0.5 }),
    () => operation("silenceSet", { isOn: false }),
  ])()
}

/** Asks a question or takes the last one back, because the server accepts only ten a day. */
function question(mother: Mother) {
  const questionId = mother.questions.pop()
  if (questionId) return operation("questionTakenBack", { questionId })
  const asked = operation("questionAsked", { questionId: crypto.randomUUID(), text: "Posso comer mandioca à noite?" })
  mother.questions.push(asked.args.questionId)
  return asked
}

function wrong(mother: Mother, random: Random): Request {
  const json = JSON.stringify
  return oneOf(random, [
    { method: "GET", path: "/api/nothing-of-the-kind", expected: 404 },
    { method: "POST", path: "/api/sync", body: "{", expected: 400 },
    { method: "POST", path: "/api/sync", body: json({ userId: mother.id, since: -1, operations: [] }), expected: 400 },
    { method: "POST", path: "/api/sync", body: json({ userId: "other", since: null, operations: [] }), expected: 409 },
    { method: "GET", path: "/api/team/conversations", expected: 404 },
    { method: "POST", path: "/api/calendar", body: `"${"a".repeat(70_000)}"`, expected: 413 },
  ])
}

export function nextRequest(mother: Mother, random: Random): Request {
  const share = random()
  if (share < 0.5) return syncRequest(mother, [])
  if (share < 0.75) return syncRequest(mother, [act(mother, random)])
  if (share < 0.77) return syncRequest(mother, [question(mother)])
  if (share < 0.85) return { method: "GET", path: "/dashboard", expected: 200 }
  if (share < 0.9) return { method: "GET", path: "/api/diary-entries", expected: 200 }
  if (share < 0.94) {
    const before = encodeURIComponent(new Date().toISOString())
    return { method: "GET", path: `/api/diary-entries/older?userId=${mother.id}&before=${before}`, expected: 200 }
  }
  if (share < 0.97) return wrong(mother, random)
  if (share < 0.99) return { method: "POST", path: "/api/sync", body: whole(mother), expected: 200 }
  return { method: "GET", path: "/api/account/export", expected: 200 }
}

function whole({ id }: Mother) {
  return JSON.stringify({ userId: id, since: null, operations: [] })
}
