import { entriesPerDay } from "#domain/diary/diary.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { questionsPerDay } from "#domain/team/team.ts"
import { operation, written } from "../api/sync.ts"
import { type Account, motherOn, type Server } from "./server.ts"

/** More than she will ever have; the server looks at all of them. */
const journeysMax = 500

/**
 * A mother whose phone writes as fast as the server answers, and sends again what it had no answer to. What the server
 * has acknowledged is remembered: diary entries by their id, questions, journeys, other accounts.
 */
export function createWriter(name: string) {
  const acknowledged = { entries: new Map<string, string>(), questions: new Set<string>(), journeys: new Set<string>() }
  const signedUp: Account[] = []
  const unanswered = new Map<string, Operation>()
  const statuses = new Map<number, number>()
  let mother: Awaited<ReturnType<typeof motherOn>> | undefined
  let count = 0
  let known: { since: number | null; epoch?: string } = { since: null }

  /** Writes until the server is gone, or until it is told to stop. */
  async function write(server: Server, mayGoOn = () => true) {
    mother ??= await motherOn(server, name)
    const { send } = server.visitor(mother.cookies)

    /** As the app sends what she does. Whether it is acknowledged. */
    async function perform(did: Operation): Promise<boolean> {
      unanswered.set(did.id, did)
      const { status, body } = await send("POST", "/api/sync", {
        body: { userId: mother?.id, ...known, operations: [did] },
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status < 500) unanswered.delete(did.id)
      if (status !== 200) return false
      known = { since: body.version, epoch: body.epoch }
      const isApplied = ["applied", "already"].includes(body.results[0].status)
      if (isApplied) remember(did)
      return isApplied
    }

    async function writeDiary() {
      while (mayGoOn() && acknowledged.entries.size + unanswered.size < entriesPerDay) {
        const entry = written(undefined, { notes: `Entrada ${count++}`, createdAt: new Date().toISOString() })
        while (!(await perform(entry as Operation)) && mayGoOn());
      }
    }

    async function startJourneys() {
      while (mayGoOn() && acknowledged.journeys.size < journeysMax) {
        const journeyId = crypto.randomUUID()
        await perform(operation("journeyStarted", { journeyId }, new Date().toISOString()) as Operation)
      }
    }

    async function ask() {
      for (let asked = acknowledged.questions.size; asked < questionsPerDay && mayGoOn(); asked++) {
        const question = { questionId: crypto.randomUUID(), text: `Pergunta ${count++}` }
        await perform(operation("questionAsked", question) as Operation)
      }
    }

    async function signUpAnother() {
      const other = { name: "Outra", email: `${crypto.randomUUID()}@example.org`, password: "senha" }
      if ((await server.visitor().signUp(other)).status === 200) signedUp.push(other)
    }

    const again = [...unanswered.values()].map(perform)
    await Promise.allSettled([...again, writeDiary(), startJourneys(), ask(), signUpAnother()])
  }

  function remember({ name, args }: Operation) {
    if (name === "entryWritten") acknowledged.entries.set(args.entryId, args.notes)
    else if (name === "questionAsked") acknowledged.questions.add(args.questionId)
    else if (name === "journeyStarted") acknowledged.journeys.add(args.journeyId)
  }

  return { name, acknowledged, signedUp, unanswered, statuses, write, account: () => mother?.account }
}
