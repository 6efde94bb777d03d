import fc from "fast-check"
import { expect, test } from "vitest"
import { isErrorCode } from "#server/errors.ts"
import { amount } from "../amount.ts"
import { rowsOf, storeEverything } from "./everything.ts"
import { type GeneratedRequest, generatedRequests } from "./generated-requests.ts"
import { type ApiRoute, cachingOf, pathOf, routesOfApi } from "./routes-of-api.ts"
import { describeOnBoth, type TestApp } from "./test-app.ts"
import { validBody } from "./valid-bodies.ts"
import type { Answer } from "./visitor.ts"

/** Runs once on each of the two databases. */
const requestsInAll = amount(1000, 5000)
const minutesMax = 3
/**
 * A fixed seed makes the requests the same in every run, so that a failure can be reproduced; GENERATED_SEED=… sets
 * another.
 */
const seed = Number(process.env.GENERATED_SEED ?? 20_261_121)

type Mother = Awaited<ReturnType<TestApp["mother"]>>

/** Sends generated requests to one route one after the other, each as this mother and without a session. */
async function trouble(app: TestApp, route: ApiRoute, mother: Mother, run: fc.Parameters<[GeneratedRequest]>) {
  const account = route.path.endsWith("/delete-user") ? { ...mother.account, password: "wrong" } : mother.account
  const validParam = route.path.includes(":date") ? "2026-11-21" : crypto.randomUUID()
  const requests = generatedRequests(route.method, validParam, validBody(route, { ...account, id: mother.id }))
  const property = fc.asyncProperty(requests, async ({ method, params, query, body, headers, hasSession }) => {
    const visitor = hasSession ? mother : app.visitor()
    const hasBody = method !== "GET" && method !== "HEAD"
    const path = pathOf(route, { id: params, date: params }) + query
    expectDecent(await visitor.send(method, path, { rawBody: hasBody ? body : undefined, headers }), method, route)
  })
  await fc.assert(property, run)
}

function expectDecent({ status, headers, body }: Answer, method: string, route: ApiRoute) {
  expect(status).toBeLessThan(500)
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("cache-control")).toBe(status < 400 ? cachingOf(route) : "no-store")
  if (status === 302 || status === 304 || method === "HEAD") return
  expect(headers.get("content-type")).toMatch(/^application\/json/)
  if (status >= 400) expect(isErrorCode(body.code)).toBe(true)
}

describeOnBoth(`${2 * requestsInAll} generated requests (seed ${seed})`, (createTestApp) => {
  test(
    "every route answers each of them and never fails, and nothing of a mother who sent none changes",
    async () => {
      const app = await createTestApp()
      const bystander = await app.mother("Ana")
      await storeEverything(app, bystander)
      await app.background.settled()
      const before = await rowsOf(app, bystander.id)
      const routes = routesOfApi(app)
      const numRuns = Math.ceil(requestsInAll / routes.length)
      const shared = await app.mother("Bia")
      // A POST can end a session, so each of these routes has a mother of its own.
      const own = new Map<ApiRoute, Mother>()
      for (const route of routes) if (route.method === "POST") own.set(route, await app.mother(`Mother${own.size}`))
      // All routes at once, so that their requests interleave.
      const troubles = routes.map((route, at) =>
        trouble(app, route, own.get(route) ?? shared, { numRuns, seed: seed + at }),
      )
      const results = await Promise.allSettled(troubles)
      expect(results.map((result) => (result.status === "rejected" ? result.reason : null)).filter(Boolean)).toEqual([])
      await app.background.settled()
      expect(app.logLines.filter((line) => line.includes("failed"))).toEqual([])
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(await rowsOf(app, bystander.id)).toEqual(before)
      expect((await bystander.get("/api/progress")).status).toBe(200)
    },
    minutesMax * 60_000,
  )
})
