import { expect, test } from "vitest"
import { nameOf, pathOf, routesOfApi } from "./routes-of-api.ts"
import { teamMember } from "./team-member.ts"
import { describeOnBoth } from "./test-app.ts"

describeOnBoth("bad requests", (createTestApp) => {
  test("a body that is not JSON is refused", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const rawBody of ["", "{", "nonsense", '{"a":1}}', "\ufffd", "[".repeat(60_000)]) {
      for (const [method, path] of [
        ["POST", "/api/sync"],
        ["PUT", "/api/policy-notice"],
        ["POST", "/api/auth/sign-in/email"],
      ] as const) {
        const answer = await mother.send(method, path, { rawBody })
        expect(answer, `${method} ${path} ${rawBody.slice(0, 9)}`).toMatchObject({
          status: 400,
          body: { code: "INVALID_JSON" },
        })
      }
    }
  })

  test("a body that is not declared as JSON is refused", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/xml",
    ]) {
      for (const path of ["/api/sync", "/api/auth/sign-in/email"]) {
        const answer = await mother.send("POST", path, { rawBody: "{}", headers: { "content-type": type } })
        expect(answer).toMatchObject({ status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE" } })
      }
    }
  })

  test("a body beyond 64 kB is refused, whether its length is declared or not", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const rawBody = JSON.stringify({ email: "a".repeat(65 * 1024) })
    for (const headers of [{}, { "content-length": String(rawBody.length) }]) {
      const answer = await mother.send("POST", "/api/auth/sign-in/email", {
        rawBody,
        headers: headers as Record<string, string>,
      })
      expect(answer).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } })
    }
  })

  test("an unknown address of the API is not found, for visitors and mothers", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const visitor of [app.visitor(), mother]) {
      for (const path of [
        "/api/unknown",
        "/api/",
        "/api/auth/unknown",
        "/api/auth/list-sessions",
        "/api/auth/update-user",
        "/api/%E0%A4%A",
        "/api/auth/ok",
      ]) {
        expect(await visitor.get(path)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
      }
      expect(await visitor.send("DELETE", "/api/auth/sign-in/email")).toMatchObject({
        status: 404,
        body: { code: "NOT_FOUND" },
      })
    }
    expect(await mother.send("DELETE", "/api/progress")).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
  })

  test("what no row can hold is refused in every route's path and query, by its code, and is no error of the server", async () => {
    const app = await createTestApp()
    const [mother, operator] = [await app.mother("Ana"), await teamMember(app, "Marta", { isOperator: true })]
    const keys = ["after", "before", "box", "epoch", "month", "search", "since", "token", "until", "userId"]
    for (const person of [mother, operator]) {
      const asked = { box: "open", userId: person.id }
      for (const route of routesOfApi(app)) {
        const path = pathOf(route, { id: "%00", date: "%00" })
        // Writes without a parameter in their path have nothing to refuse here, and streams of events do not end.
        if ((route.method !== "GET" && path === route.path) || path.endsWith("/events")) continue
        const body = route.method === "GET" ? {} : { body: {} }
        const answers = [await person.send(route.method, path, body)]
        if (path === route.path)
          for (const key of keys) {
            const query = new URLSearchParams({ ...asked, [key]: "\0" })
            answers.push(await person.send("GET", `${path}?${query}`))
          }
        if (path !== route.path) expect(answers[0]?.status, nameOf(route)).toBeGreaterThanOrEqual(400)
        for (const { status, body } of answers) {
          expect(status, nameOf(route)).toBeLessThan(500)
          if (status >= 400) expect(body?.code, nameOf(route)).toEqual(expect.any(String))
        }
      }
    }
    for (const query of ["conversations?box=open&search=%00", "conversations?box=open&after=%00", "audit?before=%00"])
      expect(await operator.get(`/api/team/${query}`)).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    for (const method of ["GET", "DELETE"] as const) {
      const path = `/api/team/conversations/%00${method === "GET" ? "" : "/presence"}`
      expect(await operator.send(method, path)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
    }
    expect(app.logLines.filter((line) => line.includes("request failed"))).toEqual([])
  })

  test("broken cookies and headers break nothing", async () => {
    const app = await createTestApp()
    for (const cookie of ["=", ";;;", "a=%E0%A4%A", "florescer-language=%00", `x=${"y".repeat(5000)}`]) {
      const answer = await app.visitor().send("GET", "/api/auth/get-session", { headers: { cookie } })
      expect(answer).toMatchObject({ status: 200, body: null })
    }
    const origin = { origin: "not an origin" }
    const answer = await app
      .visitor()
      .send("POST", "/api/auth/sign-in/email", { body: { email: "a@b.de", password: "x" }, headers: origin })
    expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } })
  })

  test("what the API answers is never cached and cannot be framed", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    for (const answer of [
      await mother.get("/api/progress"),
      await app.visitor().get("/api/progress"),
      await mother.get("/api/no"),
    ]) {
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
    }
  })

  test("the process and its database can be asked how they are", async () => {
    const app = await createTestApp()
    expect(await app.visitor().get("/healthz")).toMatchObject({ status: 200, body: { ok: true } })
    expect(await app.visitor().get("/readyz")).toMatchObject({ status: 200, body: { ok: true } })
  })
})
