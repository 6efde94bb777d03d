import { expect } from "vitest"
import { operation, sync } from "./sync.ts"
import type { TestApp } from "./test-app.ts"

type Person = Awaited<ReturnType<TestApp["mother"]>>

/** The id of something new, as a browser makes it. */
export const newId = () => crypto.randomUUID()
/** A question for tests in which its text does not matter. */
export const questionText = "Posso comer jaca à noite?"

/** Asks the team, and returns the question's id. */
export async function askTeam(mother: Person, asked = questionText, more = {}) {
  const questionId = newId()
  const operations = [operation("questionAsked", { questionId, text: asked, ...more })]
  expect((await sync(mother, operations)).results).toMatchObject([{ status: "applied" }])
  return questionId
}

/** The path of the first conversation of a box. */
export async function conversationOf(member: Person, box = "open") {
  const { body } = await member.get(`/api/team/conversations?box=${box}`)
  return `/api/team/conversations/${body.conversations[0].id}`
}

/** Sets the clock forward. */
export function minutesLater(app: TestApp, minutes: number) {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * 60_000)
}
