import { expect } from "vitest"
import type { Server } from "./server.ts"
import type { createWriter } from "./writer.ts"

type Exported = { id: string; notes: string }

/** Whether everything that a server ever acknowledged to a mother is there, each thing once. */
export async function expectNothingLost(server: Server, { name, acknowledged, signedUp, account }: Writer) {
  const visitor = server.visitor()
  expect((await visitor.signIn(account() ?? { email: "", password: "" })).status, name).toBe(200)
  const { body } = await visitor.get("/api/account/export")
  const entries: Exported[] = body.diaryEntries
  const found = new Map(entries.map(({ id, notes }) => [id, notes]))
  expect(found.size, `entries of ${name}, none twice`).toBe(entries.length)
  expect(found).toEqual(new Map([...found, ...acknowledged.entries]))
  const questions: string[] = body.supportQuestions.map(({ id }: Exported) => id)
  expect(new Set(questions).size, `questions of ${name}, none twice`).toBe(questions.length)
  expect(questions).toEqual(expect.arrayContaining([...acknowledged.questions]))
  const journeys: string[] = body.journeys.map(({ id }: Exported) => id)
  expect(new Set(journeys).size, `journeys of ${name}, none twice`).toBe(journeys.length)
  expect(journeys).toEqual(expect.arrayContaining([...acknowledged.journeys]))
  for (const other of signedUp) expect((await server.visitor().signIn(other)).status).toBe(200)
}

type Writer = ReturnType<typeof createWriter>
