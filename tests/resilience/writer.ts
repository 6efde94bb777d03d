import { type DiaryEntry, entriesPerDay } from "#domain/diary.ts"
import { questionsPerDay } from "#domain/support-question.ts"
import { operation } from "../api/sync.ts"
import { type Account, motherOn, type Server } from "./server.ts"

/** More than she will ever have; the server looks at all of them. */
const journeysMax = 500

type Started = ReturnType<typeof operation<"journeyStarted">>
/** By the path of what is put, or the id of the operation. */
type Unanswered = { body: object; started?: never } | { body?: never; started: Started }

/**
 * A mother whose phone writes as fast as the server answers, and sends again what it had no answer to. What the server
 * has acknowledged is remembered: diary entries by their id, questions, journeys, other accounts.
 */
export function createWriter(name: string) {
  const acknowledged = { entries: new Map<string, string>(), questions: new Set<string>(), journeys: new Set<string>() }
  const signedUp: Account[] = []
  const unanswered = new Map<string, Unanswered>()
  const statuses = new Map<number, number>()
  let mother: Awaited<ReturnType<typeof motherOn>> | undefined
  let count = 0
  let known: { since: number | null; epoch?: string } = { since: null }

  /** Writes until the server is gone, or until it is told to stop. */
  async function write(server: Server, mayGoOn = () => true) {
    mother ??= await motherOn(server, name)
    const { send } = server.visitor(mother.cookies)

    async function put(path: string, body: object) {
      unanswered.set(path, { body })
      const { status } = await send("PUT", path, { body })
      if (status === 200) remember(path, body)
      return noteAnswer(path, status)
    }

    /** As the app sends what she does. */
    async function perform(started: Started) {
      unanswered.set(started.id, { started })
      const body = { userId: mother?.id, ...known, operations: [started] }
      const answer = await send("POST", "/api/sync", { body })
      if (answer.status === 200) known = { since: answer.body.version, epoch: answer.body.epoch }
      const isApplied = answer.status === 200 && ["applied", "already"].includes(answer.body.results[0].status)
      if (isApplied) acknowledged.journeys.add(started.args.journeyId)
      return noteAnswer(started.id, answer.status)
    }

    function noteAnswer(key: string, status: number) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status < 500) unanswered.delete(key)
      return status
    }

    async function writeDiary() {
      while (mayGoOn() && acknowledged.entries.size + unanswered.size < entriesPerDay) {
        const path = `/api/diary-entries/${crypto.randomUUID()}`
        const entry = { mood: "🙂", notes: `Entrada ${count++}`, createdAt: new Date().toISOString() }
        while ((await put(path, entry)) !== 200 && mayGoOn());
      }
    }

    async function startJourneys() {
      while (mayGoOn() && acknowledged.journeys.size < journeysMax) {
        await perform(operation("journeyStarted", { journeyId: crypto.randomUUID() }, new Date().toISOString()))
      }
    }

    async function ask() {
      for (let asked = acknowledged.questions.size; asked < questionsPerDay && mayGoOn(); asked++) {
        await put(`/api/support-questions/${crypto.randomUUID()}`, { text: `Pergunta ${count++}` })
      }
    }

    async function signUpAnother() {
      const other = { name: "Outra", email: `${crypto.randomUUID()}@example.org`, password: "senha" }
      if ((await server.visitor().signUp(other)).status === 200) signedUp.push(other)
    }

    const again = [...unanswered]
    await Promise.allSettled([
      ...again.map(([path, { body, started }]) => (started ? perform(started) : put(path, body))),
      writeDiary(),
      startJourneys(),
      ask(),
      signUpAnother(),
    ])
  }

  function remember(path: string, body: object) {
    const id = path.split("/").at(-1) ?? ""
    if (path.includes("diary")) acknowledged.entries.set(id, (body as DiaryEntry).notes)
    else acknowledged.questions.add(id)
  }

  return { name, acknowledged, signedUp, unanswered, statuses, write, account: () => mother?.account }
}
