import { readFileSync } from "node:fs"
import { Validator } from "@seriousme/openapi-schema-validator"
import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { expect, test } from "vitest"
import { opensFor, operationsByToken } from "#server/account/access-token/opens.ts"
import { openApiDocument } from "#server/open-api/document.ts"
import { accessToken, appWith } from "./access-token.ts"
import { storeEverything } from "./everything.ts"
import { isOfTeam, nameOf, routesOfApi } from "./routes-of-api.ts"
import { operation } from "./sync.ts"
import { describeRules } from "./test-app.ts"

type Document = ReturnType<typeof openApiDocument>

/**
 * Routes that are not meant for other programs and may change with any release. A new route must be described in
 * server/open-api or be listed here.
 */
const internal = [
  "GET /api/openapi.json",
  "GET /api/return",
  "GET /api/consents/request",
  "GET /api/policy-notice",
  "PUT /api/policy-notice",
  "POST /api/auth/sign-up/email",
  "POST /api/auth/sign-in/email",
  "POST /api/auth/sign-in/link",
  "POST /api/auth/mail-code",
  "POST /api/auth/sign-in/link/account",
  "POST /api/auth/sign-in/link/open",
  "POST /api/auth/sign-out",
  "GET /api/auth/get-session",
  "GET /api/auth/verify-email",
  "POST /api/auth/verify-email/account",
  "POST /api/auth/send-verification-email",
  "POST /api/auth/request-password-reset",
  "POST /api/auth/reset-password/link",
  "POST /api/auth/reset-password",
  "POST /api/auth/change-password",
  "GET /api/auth/address-change",
  "POST /api/auth/address-change",
  "DELETE /api/auth/address-change",
  "POST /api/auth/address-change/link",
  "POST /api/auth/address-change/confirm",
  "POST /api/auth/address-change/stop",
  "POST /api/auth/delete-user",
  "GET /api/auth/access-tokens",
  "POST /api/auth/access-tokens",
  "DELETE /api/auth/access-tokens/:id",
  "POST /api/auth/sign-in/second-step",
  "POST /api/auth/provider/start",
  "POST /api/auth/provider/finish",
  "POST /api/auth/provider/sign-up",
  "GET /api/auth/ways-in",
  "POST /api/auth/ways-in/password-link",
  "POST /api/auth/ways-in/provider/link",
  "POST /api/auth/ways-in/provider/prove",
  "POST /api/auth/ways-in/provider/unlink",
  "GET /api/auth/sessions",
  "DELETE /api/auth/sessions",
  "DELETE /api/auth/sessions/:id",
  "POST /api/auth/sign-in/passkey/begin",
  "POST /api/auth/sign-in/passkey",
  "GET /api/auth/passkeys",
  "POST /api/auth/passkeys/begin",
  "POST /api/auth/passkeys",
  "POST /api/auth/passkeys/prove/begin",
  "POST /api/auth/passkeys/prove",
  "DELETE /api/auth/passkeys/:id",
  "GET /api/auth/two-step",
  "POST /api/auth/two-step/confirm-email",
  "POST /api/auth/two-step/begin",
  "POST /api/auth/two-step/confirm",
  "POST /api/auth/two-step/recovery-codes",
  "POST /api/auth/two-step/off",
  "GET /api/consents",
  "GET /api/calendar",
  "POST /api/calendar",
  "DELETE /api/calendar",
  "GET /api/helping",
  "POST /api/helping/favours",
  "POST /api/helping/sync",
  "POST /api/lit-windows",
  "GET /api/reminders/push-key",
  "POST /api/contact-code",
  "GET /api/support-hours",
  "GET /api/sync",
  "GET /api/sync/events",
]

const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats.default(ajv)

/** Every operation of the document, as the app names its routes. */
function operationsOf({ paths = {} }: Document) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  )
}

/** Fails unless an answer is one that the document describes, key by key. */
function expectDescribed(document: Document, route: string, { status, body }: { status: number; body: unknown }) {
  const [method = "", path = ""] = route.split(" ")
  const place = path.replace(/:(\w+)/g, "{$1}").replaceAll("/", "~1")
  const pointer = ["paths", place, method.toLowerCase(), "responses", String(status), "content", "application~1json"]
  const validate = ajv.getSchema(`document#/${pointer.join("/")}/schema`)
  expect(validate, `${route} describes ${status}`).toBeDefined()
  validate?.(body)
  expect(validate?.errors ?? [], `${route}: ${JSON.stringify(body).slice(0, 300)}`).toEqual([])
  return document
}

/** The document as it is served, for expectDescribed. */
function load(document: Document) {
  ajv.removeSchema("document")
  ajv.addSchema(document, "document")
  return document
}

test("the document is valid OpenAPI 3.1, and describes no object without saying all of its keys", async () => {
  const document = JSON.parse(JSON.stringify(openApiDocument("http://localhost:3000")))
  const validator = new Validator()
  const { valid, errors } = await validator.validate(document)
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, "3.1"])
  const open: string[] = []
  for (const [path, methods] of Object.entries<Record<string, { responses: object }>>(document.paths)) {
    for (const { responses } of Object.values(methods)) {
      JSON.stringify(responses, (_, value) => {
        if (value?.properties && value.additionalProperties !== false) open.push(path)
        return value
      })
    }
  }
  expect(open).toEqual([])
})

test("docs/api.md lists every operation with its scope and whether it is stable", () => {
  const { paths = {} } = JSON.parse(JSON.stringify(openApiDocument("http://localhost:3000"))) as Document
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const [{ accessToken: [scope] = [] } = {}] = operation.security as { accessToken?: string[] }[]
      return `| \`${method.toUpperCase()} ${path}\` | ${scope} | ${operation["x-stability"]} |`
    }),
  )
  const text = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8")
  const listed = text.split("\n").flatMap((line) => line.match(/^\| `[A-Z]+ \/api.*?` \| \w+ \| \w+ \|/) ?? [])
  expect(listed.toSorted()).toEqual(described.toSorted())
})

describeRules("the description of the API", (createTestApp) => {
  test("is served to everyone, may be cached, and names every route that is not internal", async () => {
    const app = await createTestApp()
    const { status, headers, body } = await app.visitor().get("/api/openapi.json")
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=3600"])
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(app.env.baseUrl))))
    const known = { "if-none-match": headers.get("etag") ?? "" }
    expect((await app.visitor().send("GET", "/api/openapi.json", { headers: known })).status).toBe(304)
    const described = operationsOf(body)
    expect([...described, ...internal].sort()).toEqual(
      routesOfApi(app)
        .filter((route) => !isOfTeam(route))
        .map(nameOf)
        .sort(),
    )
    expect(described.sort()).toEqual(Object.keys(opensFor).sort())
    const names = JSON.stringify(body.components.schemas.Operation).matchAll(/"const":"(\w+)"/g)
    expect(new Set([...names].map(([, name]) => name))).toEqual(new Set(operationsByToken))
  })

  test("says of every operation what it really answers, to a mother with data and to one without", async () => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const document = load((await app.visitor().get("/api/openapi.json")).body)
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia", {}, { hasAgreed: false })
    await storeEverything(app, ana)
    await app.background.settled()
    for (const mother of [ana, bia]) {
      const write = appWith(app, (await accessToken(mother, "write")).secret)
      const glass = operation("glassDrunk", { date: "2026-11-21", glassId: crypto.randomUUID() })
      const refused = operation("consentWithdrawn", { purpose: "diary" })
      const query = `userId=${mother.id}`
      const requests: Record<string, [path: string, body?: object]> = {
        "GET /api/profile": ["/api/profile"],
        "GET /api/progress": ["/api/progress"],
        "GET /api/check-ins/:date": ["/api/check-ins/2026-11-21"],
        "GET /api/history": ["/api/history"],
        "GET /api/diary-entries": ["/api/diary-entries"],
        "GET /api/diary-entries/months": [`/api/diary-entries/months?${query}&timeZone=America/Recife`],
        "GET /api/diary-entries/older": [`/api/diary-entries/older?${query}&before=2026-11-20T00:00:00.000Z`],
        "POST /api/sync": [
          "/api/sync",
          { userId: mother.id, since: null, operations: [glass, refused, { ...glass, args: {} }] },
        ],
        "GET /api/account/export": ["/api/account/export"],
      }
      expect(Object.keys(requests).sort()).toEqual(operationsOf(document).sort())
      for (const [route, [path, body]] of Object.entries(requests)) {
        const answer = await write(route.split(" ")[0] ?? "", path, body)
        expect(answer.status, `${route} ${JSON.stringify(answer.body).slice(0, 200)}`).toBe(200)
        expectDescribed(document, route, answer)
      }
    }
  })

  test("says of every operation how it refuses", async () => {
    const app = await createTestApp()
    const document = load((await app.visitor().get("/api/openapi.json")).body)
    const ana = await app.mother("Ana")
    const bia = await app.mother("Bia")
    const read = appWith(app, (await accessToken(ana)).secret)
    const write = appWith(app, (await accessToken(ana, "write")).secret)
    const months = "/api/diary-entries/months"
    const nothing = { userId: ana.id, since: null, operations: [] }
    const refusals = [
      ["GET /api/diary-entries/months", 400, await read("GET", `${months}?userId=${ana.id}&timeZone=Mars`)],
      ["GET /api/diary-entries/months", 409, await read("GET", `${months}?userId=${bia.id}&timeZone=UTC`)],
      ["GET /api/diary-entries/older", 400, await read("GET", `/api/diary-entries/older?userId=${ana.id}&before=x`)],
      ["GET /api/check-ins/:date", 400, await read("GET", "/api/check-ins/2026-02-30")],
      ["POST /api/sync", 403, await read("POST", "/api/sync", nothing)],
      ["POST /api/sync", 400, await write("POST", "/api/sync", { ...nothing, since: "x" })],
      ["POST /api/sync", 409, await write("POST", "/api/sync", { ...nothing, userId: bia.id })],
      ["POST /api/sync", 413, await write("POST", "/api/sync", { ...nothing, epoch: "a".repeat(300_000) })],
    ] as const
    for (const [route, status, answer] of refusals) {
      expect(answer.status, route).toBe(status)
      expectDescribed(document, route, answer)
    }
    const { secret } = await accessToken(ana, "write")
    for (const rawBody of ["{", "<xml/>"]) {
      const type = rawBody === "{" ? "application/json" : "text/xml"
      const headers = { authorization: `Bearer ${secret}`, "content-type": type }
      const answer = await app.visitor().send("POST", "/api/sync", { rawBody, headers })
      expect(answer.status).toBe(rawBody === "{" ? 400 : 415)
      expectDescribed(document, "POST /api/sync", answer)
    }
    for (const route of operationsOf(document)) {
      const [method = "", path = ""] = route.split(" ")
      const place = path.replace(":date", "2026-11-21")
      const body = method === "POST" ? nothing : undefined
      const ended = await appWith(app, "florescer_ended")(method, place, body)
      const nobody = await app.visitor().send(method, place, { body })
      expect([ended.body.code, nobody.body.code], route).toEqual(["INVALID_ACCESS_TOKEN", "SESSION_UNKNOWN"])
      for (const answer of [ended, nobody]) expectDescribed(document, route, answer)
    }
    let slowed: Awaited<ReturnType<typeof read>> | undefined
    for (let asked = 0; asked < 130 && slowed?.status !== 429; asked++) slowed = await read("GET", "/api/profile")
    expect(slowed?.status).toBe(429)
    if (slowed) expectDescribed(document, "GET /api/profile", slowed)
  })
})
