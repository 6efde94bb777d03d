import { setTimeout as sleep } from "node:timers/promises"
import { checkInQuestions } from "#domain/days/check-in.ts"
import { glassesPerDay } from "#domain/days/water.ts"
import { agreeToAll } from "../api/agree.ts"
import { createSyncDevice } from "../api/sync-device.ts"
import { createVisitor } from "../api/visitor.ts"
import type { createAnswers } from "./answers.ts"

const dayMs = 24 * 60 * 60 * 1000
/** The pause between two of her actions, and between two attempts to send one. */
const pauseMs = { least: 300, most: 900 }
const retryMs = { least: 200, most: 400 }
/** These numbers stay below the limits of a day and of the days that she can still write to. */
const entriesMost = 150
const glassesMost = 35 * glassesPerDay

type Acknowledged = { operationId: string; sentMs: number; answeredMs: number }
export type Mother = Awaited<ReturnType<typeof createMother>>

/** A mother with the app's own store and sender on her device, who does something about twice a second. */
export async function createMother(number: number, { send }: Pick<ReturnType<typeof createAnswers>, "send">) {
  const account = { name: `Mother ${number}`, email: `mother${number}@example.org`, password: "senha" }
  const visitor = createVisitor(send)
  const answers = [await visitor.signUp(account), await visitor.signIn(account)]
  const refused = answers.find(({ status }) => status !== 200)
  if (refused) throw new Error(`${account.name} was refused: ${refused.status} ${JSON.stringify(refused.body)}`)
  const id: string = answers[1]?.body.user.id
  await agreeToAll({ ...visitor, id })
  const device = createSyncDevice(id, { deviceNow: Date.now })
  await device.sync(visitor)

  const acknowledged: Acknowledged[] = []
  const done = { glasses: new Set<string>(), entries: new Map<string, string>(), journeys: new Set<string>() }
  const refusals: string[] = []
  let count = 0

  /** What she does next: mostly glasses of water, and of everything else some. */
  function act(): string {
    const turn = count++
    if (turn % 60 === 59) {
      const journeyId = crypto.randomUUID()
      done.journeys.add(journeyId)
      return device.store.add("journeyStarted", { journeyId }).id
    }
    if (turn % 8 === 3 && done.entries.size < entriesMost) {
      const entryId = crypto.randomUUID()
      const notes = `Página ${turn}`
      done.entries.set(entryId, notes)
      return device.store.add("entryWritten", { entryId, mood: "🙂", notes, createdAt: new Date().toISOString() }).id
    }
    if (turn % 8 === 5 || done.glasses.size >= glassesMost) {
      const question = checkInQuestions[turn % checkInQuestions.length] ?? "mood"
      return device.store.add("checkInAnswered", { date: dateOf(0), question, score: 1 + (turn % 5) }).id
    }
    const glassId = crypto.randomUUID()
    done.glasses.add(glassId)
    return device.store.add("glassDrunk", { date: dateOf(Math.floor(done.glasses.size / glassesPerDay)), glassId }).id
  }

  /** Does something, and sends it until the server has acknowledged it. */
  async function actOnce(mayGoOn: () => boolean) {
    const operationId = act()
    for (;;) {
      const sentMs = performance.now()
      try {
        await device.sync(visitor)
        const answer = device.store.outbox().find(({ operation }) => operation.id === operationId)
        if (answer?.refusal) refusals.push(answer.refusal.code)
        else acknowledged.push({ operationId, sentMs, answeredMs: performance.now() })
        return
      } catch {
        if (!mayGoOn()) return
        await sleep(between(retryMs))
      }
    }
  }

  return {
    id,
    account,
    cookies: visitor.cookies,
    acknowledged,
    done,
    refusals,
    pending: () => device.store.outbox().length,
    rows: () => device.store.read().rows,
    async live(mayGoOn: () => boolean) {
      while (mayGoOn()) {
        await actOnce(() => true)
        await sleep(between(pauseMs))
      }
    },
  }
}

function between({ least, most }: { least: number; most: number }) {
  return least + Math.random() * (most - least)
}

/** Returns the calendar date this many days ago. */
function dateOf(daysAgo: number) {
  return new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10)
}
