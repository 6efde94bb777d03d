import { type DiaryEntry, entriesPerDay } from "#domain/diary.ts"
import type { Kept } from "#domain/kept.ts"
import { initialProgress, type Progress, tick } from "#domain/progress.ts"
import { questionsPerDay } from "#domain/support-question.ts"
import { type Account, motherOn, type Server } from "./server.ts"

const states = [tick(initialProgress, "morning"), tick(initialProgress, "snack")]

/**
 * A mother whose phone writes as fast as the server answers, and sends again what it had no answer to. What the server
 * has acknowledged is remembered: diary entries by their id, questions, the moment of the newest progress, other accounts.
 */
export function createWriter(name: string) {
  const acknowledged = { entries: new Map<string, string>(), questions: new Set<string>(), progressMs: 0 }
  const signedUp: Account[] = []
  const unanswered = new Map<string, object>()
  const statuses = new Map<number, number>()
  let mother: Awaited<ReturnType<typeof motherOn>> | undefined
  let count = 0

  /** Writes until the server is gone, or until it is told to stop. */
  async function write(server: Server, mayGoOn = () => true) {
    mother ??= await motherOn(server, name)
    const { send } = server.visitor(mother.cookies)

    async function put(path: string, body: object) {
      unanswered.set(path, body)
      const answer = await send("PUT", path, { body })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status < 500) unanswered.delete(path)
      if (answer.status === 200) remember(path, body)
      return answer.status
    }

    async function writeDiary() {
      while (mayGoOn() && acknowledged.entries.size + unanswered.size < entriesPerDay) {
        const path = `/api/diary-entries/${crypto.randomUUID()}`
        const entry = { mood: "🙂", notes: `Entrada ${count++}`, createdAt: new Date().toISOString() }
        while ((await put(path, entry)) !== 200 && mayGoOn());
      }
    }

    async function writeProgress() {
      while (mayGoOn()) {
        await put("/api/progress", { value: states[count++ % 2], changedAt: new Date().toISOString() })
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
      ...again.map(([path, body]) => put(path, body)),
      writeDiary(),
      writeProgress(),
      ask(),
      signUpAnother(),
    ])
  }

  function remember(path: string, body: object) {
    const id = path.split("/").at(-1) ?? ""
    if (path.includes("diary")) acknowledged.entries.set(id, (body as DiaryEntry).notes)
    else if (path.includes("questions")) acknowledged.questions.add(id)
    else acknowledged.progressMs = Math.max(acknowledged.progressMs, Date.parse((body as Kept<Progress>).changedAt))
  }

  return { name, acknowledged, signedUp, unanswered, statuses, write, account: () => mother?.account }
}
