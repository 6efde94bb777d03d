import { expect, test } from "vitest"
import * as z from "zod"
import { definitionOf, type OperationName, operationNames } from "#domain/operations/operations.ts"
import { helperLink } from "../api/helper-link.ts"
import { type ApiRoute, nameOf, pathOf, routesOfApi } from "../api/routes-of-api.ts"
import { operation, sync } from "../api/sync.ts"
import { teamMember } from "../api/team-member.ts"
import { describeOnSqlite, type TestApp } from "../api/test-app.ts"
import { validBody } from "../api/valid-bodies.ts"
import type { Answer } from "../api/visitor.ts"

type Mother = Awaited<ReturnType<TestApp["mother"]>>

const many = (bytes: number, part: string) => Array(Math.floor(bytes / (part.length + 1))).fill(part)
const nested = (bytes: number, open: string, close: string) => {
  const levels = Math.floor(bytes / (open.length + close.length))
  return `${open.repeat(levels)}1${close.repeat(levels)}`
}
const kinds: Record<string, (bytes: number) => string> = {
  brackets: (bytes) => nested(bytes, "[", "]"),
  braces: (bytes) => nested(bytes, '{"a":', "}"),
  numbers: (bytes) => `[${many(bytes, "1")}]`,
  objects: (bytes) => `[${many(bytes, "{}")}]`,
  keys: (bytes) => `{${many(bytes, '"12345":1').map((_, index) => `"${String(index).padStart(5, "k")}":1`)}}`,
  digits: (bytes) => "9".repeat(bytes),
}
const nestedKinds = ["brackets", "braces"]
/** Besides the largest bodies of a route one of nine thousand brackets, which a recursion still walks without an error. */
const sizes = [18, 64, 256].map((kilobytes) => kilobytes * 1024 - 500)
/** A hostile body may take at most this many times as long as the largest flat body takes to be parsed. */
const timesOfParsing = 20
const answerMaxLength = 5000
const hostile = "?"

describeOnSqlite("bodies of brackets, keys and numbers", (createTestApp) => {
  test("are refused by every route that takes a body, for no more work than their length costs", {
    timeout: 240_000,
  }, async () => {
    const app = await createTestApp()
    const [ana, marta] = [await app.mother("Ana"), await teamMember(app, "Marta", { isOperator: true })]
    const largest = kinds.numbers?.(Math.max(...sizes)) ?? ""
    const workAllowed = async () => timesOfParsing * (await leastWork(5, async () => JSON.parse(largest))).work
    let workMost = await workAllowed()
    const tried = new Set<string>()
    for (const [kind, make] of Object.entries(kinds)) {
      const link = await linkOf(ana)
      const headers = { "/api/helping/sync": link, "/api/helping/favours": link }
      for (const route of routesOfApi(app)) {
        const person = route.path.startsWith("/api/team") ? marta : ana
        for (const { place, body, sizes } of hostileBodies(route, person, nestedKinds.includes(kind))) {
          tried.add(nameOf(route))
          for (const bytes of sizes) {
            const rawBody = body.replace(`"${hostile}"`, () => make(bytes))
            const sent = { rawBody, headers: headers[route.path as keyof typeof headers] }
            const send = () => person.send(route.method, pathOf(route, { id: crypto.randomUUID() }), sent)
            let { work, result } = await leastWork(20, send, workMost)
            // Beside other load the processor itself may have become slower: then both are measured in the same moment.
            if (work >= workMost) {
              workMost = await workAllowed()
              ;({ work, result } = await leastWork(20, send, workMost))
            }
            const what = `${nameOf(route)} with ${bytes} bytes of ${kind} as ${place}`
            expect(work, what).toBeLessThan(workMost)
            expect(isRefused(result), `${what} was answered ${result.status} ${JSON.stringify(result.body)}`).toBe(true)
            expect(JSON.stringify(result.body).length, what).toBeLessThan(answerMaxLength)
          }
        }
      }
    }
    expect(tried.size).toBeGreaterThan(30)
    expect(app.logLines.filter((line) => line.includes("failed"))).toEqual([])
  })
})

/** A new one for each kind, as a link has few requests a minute. */
async function linkOf(mother: Mother) {
  const { link, secret } = helperLink()
  await sync(mother, [operation("helperLinkMade", link)])
  return { authorization: `Bearer ${secret}` }
}

/** The hostile text whole, as each field, and for operations as their arguments and as each of them. */
function hostileBodies(route: ApiRoute, { account, id }: Pick<Mother, "account" | "id">, isNested: boolean) {
  const valid = validBody(route, { ...account, id }) ?? {}
  const fields = Object.keys(valid)
  // A route without fields reads no body.
  if (fields.length === 0) return []
  const usual = "operations" in valid ? { ...valid, operations: [] } : valid
  const bodies: Record<string, unknown> = { whole: hostile }
  // Most routes pass over a field that they do not know.
  if (isNested) bodies.unknown = { ...usual, unknown: hostile }
  for (const field of fields) bodies[field] = { ...usual, [field]: hostile }
  const found = Object.entries(bodies).map(([place, body]) => ({ place, body: JSON.stringify(body), sizes }))
  if (!("operations" in valid)) return found
  if (route.path === "/api/helping/sync") return [...found, ...hostileOperations("shoppingItemsTicked", usual, sizes)]
  return [...found, ...operationNames.flatMap((name) => hostileOperations(name, usual, sizes.slice(1, 2)))]
}

function hostileOperations(name: OperationName, usual: object, sizes: number[]) {
  const { args: _, ...envelope } = operation("silenceSet", { isOn: true })
  const { properties = {} } = z.toJSONSchema(definitionOf(name).args, { io: "input", unrepresentable: "any" })
  const all = Object.fromEntries(Object.keys(properties).map((field) => [field, { [field]: hostile }]))
  return Object.entries<unknown>({ ...all, whole: hostile }).map(([place, args]) => ({
    place: `${name}, ${place}`,
    body: JSON.stringify({ ...usual, operations: [{ ...envelope, name, args }] }),
    sizes,
  }))
}

/** True if the status refuses the request or, for operations, if each result does. */
function isRefused({ status, body }: Answer) {
  if (status === 200 && body.results?.length > 0)
    return body.results.every((result: { status: string }) => result.status === "refused")
  return status >= 400 && status < 500 && status !== 429
}

/**
 * Returns the least work of several runs, in microseconds of processor time, because other load falsifies the clock.
 * It runs again while the work is more than `enough`.
 */
async function leastWork<Result>(times: number, run: () => Promise<Result>, enough = 0) {
  let least: { work: number; result: Result } | undefined
  for (let time = 0; time < times && (!least || least.work > enough); time++) {
    const before = process.cpuUsage()
    const result = await run()
    const { user, system } = process.cpuUsage(before)
    if (!least || user + system < least.work) least = { work: user + system, result }
  }
  return least as { work: number; result: Result }
}
