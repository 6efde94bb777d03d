import { expect, test } from "vitest"
import { breakableNetwork } from "./breakable-network.ts"
import { describeOnPostgres } from "./test-app.ts"
import { freshDatabaseUrl } from "./test-database.ts"

const unavailable = { status: 503, body: { code: "SERVICE_UNAVAILABLE", retryAfterSeconds: 5 } }

describeOnPostgres("database unavailable", (createTestApp) => {
  test("every route says so and when to ask again, the process lives, and all goes on when the database is back", async () => {
    const network = await breakableNetwork((await freshDatabaseUrl("postgres")) ?? "")
    const app = await createTestApp({ DATABASE_URL: network.url })
    const mother = await app.mother("Ana")
    await network.breakDown()

    const { email, password } = mother.account
    const answers = [
      await mother.get("/api/progress"),
      await mother.get("/api/auth/get-session"),
      await app.visitor().signIn({ email, password }),
      await app.visitor().signUp({ name: "Bia", email: "bia@example.org", password }),
      await app.visitor().post("/api/auth/request-password-reset", { email }),
      await app.visitor().post("/api/auth/request-password-reset", { email: "nobody@example.org" }),
      await app.visitor().post("/api/auth/reset-password", { token: "token", newPassword: password }),
      await app.visitor().get("/readyz"),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject(unavailable)
      expect(answer.headers.get("retry-after")).toBe("5")
    }
    expect((await app.visitor().get("/healthz")).status).toBe(200)

    await network.mend()
    expect((await mother.get("/api/progress")).status).toBe(200)
    expect((await app.visitor().signIn({ email, password })).status).toBe(200)
    expect((await app.visitor().get("/readyz")).status).toBe(200)
  })
})
