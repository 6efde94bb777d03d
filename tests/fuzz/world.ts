import { accessToken } from "#tests/api/access-token.ts"
import { storeEverything } from "#tests/api/everything.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { operation, sync } from "#tests/api/sync.ts"
import type { TestApp } from "#tests/api/test-app.ts"
import { bystanderIds } from "./operations.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>
type Post = (rawBody: Uint8Array<ArrayBuffer>) => ReturnType<Mother["send"]>

export type World = Awaited<ReturnType<typeof createWorld>>
export type Attacker = World["attackers"][number]

/** Mothers with a phone, a laptop and another app each, and one with rows of every kind who sends nothing. */
export async function createWorld(app: TestApp, mothers: number) {
  const bystander = await app.mother("Ana")
  await storeEverything(app, bystander)
  await storeNamed(bystander)
  const attackers = await Promise.all(Array.from({ length: mothers }, (_, at) => attacker(app, `Mother${at}`)))
  return { app, bystander, attackers }
}

async function attacker(app: TestApp, name: string) {
  const mother = await app.mother(name)
  const laptop = app.visitor()
  await laptop.signIn(mother.account)
  const { secret } = await accessToken(mother, "write")
  const byToken = app.visitor()
  const authorization = `Bearer ${secret}`
  const devices: Record<"phone" | "laptop" | "app", Post> = {
    phone: (rawBody) => mother.send("POST", "/api/sync", { rawBody }),
    laptop: (rawBody) => laptop.send("POST", "/api/sync", { rawBody }),
    app: (rawBody) => byToken.send("POST", "/api/sync", { rawBody, headers: { authorization } }),
  }
  return { mother, devices }
}

/** Rows whose ids the others know. */
async function storeNamed(mother: Mother) {
  const [entryId = "", journeyId = "", questionId = "", linkId = "", glassId = ""] = bystanderIds
  const at = "2026-11-20T08:00:00.000Z"
  const { results } = await sync(mother, [
    operation("entryWritten", { entryId, mood: "🙂", notes: "Só dela", createdAt: at }, at),
    operation("journeyStarted", { journeyId }, at),
    operation("questionAsked", { questionId, text: "Posso comer peixe?" }, at),
    operation("helperLinkMade", helperLink({ linkId }).link, at),
    operation("glassDrunk", { date: "2026-11-20", glassId }, at),
  ])
  const refused = results.filter(({ status }) => status !== "applied")
  if (refused.length > 0) throw new Error(`the bystander's rows were refused: ${JSON.stringify(refused)}`)
}
