import { sql } from "kysely"
import { expect, test, vi } from "vitest"
import { accessToken } from "#tests/api/access-token.ts"
import { codeOf } from "#tests/api/app-code.ts"
import { helperLink } from "#tests/api/helper-link.ts"
import { aSubscription } from "#tests/api/push-subscription.ts"
import { runSignOut } from "#tests/api/run-programs.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { whose } from "#tests/api/whose.ts"
import { markEmailVerified } from "./data.ts"
import { linkIdentity } from "./identity-provider/data.ts"
import { storePasskey } from "./passkey/data.ts"

// Signing out by the command starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/** Columns whose names suggest that they hold a secret or the address of a receiver. */
const soundsSecret =
  /secret|token|password|hash|_key|auth|p256dh|endpoint|credential|code|device_id|identifier|value|content/i

/** What becomes of a column's values when access is taken back from somebody who may have created them. */
type Kind =
  /** The value gives access to whoever holds it, and must end. */
  | "held"
  /** The value is a way to sign in. It must end if whoever had access may have known the password. */
  | "way in"
  /** The value gives no access, for the reason that stands beside it. */
  | "nothing"

/** Every column whose name matches `soundsSecret`. The test fails for a new column until it is listed here. */
const kinds: Record<string, Kind> = {
  "session.token": "held",
  "access_tokens.secret_hash": "held",
  "helper_links.secret_hash": "held",
  "address_changes.former_token": "held",
  "address_changes.new_token": "held",
  "address_changes.device_id": "held",
  "calendar_feeds.secret_hash": "held",
  // Whoever shows this code to the team could have the team write to the user.
  "contact_codes.code_hash": "held",
  "known_devices.device_id": "held",
  // These are links in mails, and sign-ins that wait for their second step.
  "verification.identifier": "held",
  "verification.value": "held",
  "reminder_channels.endpoint": "held",
  "reminder_channels.p256dh": "held",
  "reminder_channels.auth": "held",
  "outgoing_mails.content": "held",
  "passkeys.credential_id": "way in",
  "passkeys.public_key": "way in",
  // The auth library fills these columns with tokens of an identity provider, but here they stay empty.
  "account.accessToken": "nothing",
  "account.refreshToken": "nothing",
  "account.idToken": "nothing",
  "account.accessTokenExpiresAt": "nothing",
  "account.refreshTokenExpiresAt": "nothing",
  // A new password replaces this hash, or a sign-in link ends it.
  "account.password": "nothing",
  // Only the owner of the mailbox can turn two-step sign-in on, so its secret and its codes stay.
  "twoFactor.secret": "nothing",
  "twoFactor.backupCodes": "nothing",
  // A sign-up is not an account yet. Its link needs the password or the browser of the sign-up.
  "sign_ups.password": "nothing",
  "sign_ups.device_id": "nothing",
  // These columns belong to the installation, not to a user.
  "push_keys.public_key": "nothing",
  "push_keys.private_key": "nothing",
  "asked_questions.address_key": "nothing",
  // These are hashes of sessions that have ended, which give no access.
  "ended_sessions.token": "nothing",
  "invitations.code_hash": "nothing",
  // A key of a rate limit is only the name of a counter.
  "rate_limits.key": "nothing",
  // The values of synced rows give no access. Nouns whose rows do, such as helper links, have tables of their own.
  "rows.value": "nothing",
}

type Mother = Awaited<ReturnType<TestApp["mother"]>>
type Row = Record<string, unknown>

async function secretColumns({ db }: TestApp) {
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name, columns }) =>
    columns.filter((column) => soundsSecret.test(column.name)).map((column) => `${name}.${column.name}`),
  )
}

/** Returns all values in the columns of a kind, apart from those of the user's own session and browser. */
async function valuesOf({ db }: TestApp, kind: Kind, except: ReadonlySet<unknown> = new Set()) {
  const found: Record<string, unknown[]> = {}
  for (const name of Object.keys(kinds).filter((one) => kinds[one] === kind)) {
    const [table = "", column = ""] = name.split(".")
    const { rows } = await sql<Row>`select ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db)
    found[name] = rows.map(({ value }) => value).filter((value) => value !== null && !except.has(value))
  }
  return found
}

/** Creates everything that somebody can who has a session of the user and knows her password. */
async function makeEverything(app: TestApp, thief: Mother) {
  const at = app.clock.now.toISOString()
  const { results } = await sync(thief, [
    operation("helperLinkMade", helperLink().link, at),
    operation("reminderDeviceAdded", { ...aSubscription(), language: "pt", isDiscreet: false }, at),
  ])
  expect(results.map(({ status }) => status)).toEqual(["applied", "applied"])
  expect((await thief.post("/api/calendar", { language: "pt", isNeutral: true })).status).toBe(200)
  expect((await thief.post("/api/contact-code", {})).status).toBe(200)
  await accessToken(thief)
  const { email, password } = thief.account
  const change = await thief.post("/api/auth/address-change", { email: "ladrao@example.org", password })
  expect(change.status).toBe(200)
  await app.visitor().post("/api/auth/request-password-reset", { email })
  await app.visitor().post("/api/auth/sign-in/link", { email })
  await app.outbox()
  const mail = { id: crypto.randomUUID(), user_id: thief.id, kind: "sign-in-link", content: "sealed", attempts: 0 }
  const moments = { created_at: at, expires_at: "2999-01-01T00:00:00.000Z", due_at: "2999-01-01T00:00:00.000Z" }
  await app.db
    .insertInto("outgoing_mails")
    .values({ ...mail, ...moments })
    .execute()
  const key = { credentialId: "his", publicKey: new Uint8Array(1), counter: 0 }
  await storePasskey(app.database, await whose(app, thief.id), "Seu celular", key)
  await linkIdentity(app.db, thief.id, { issuer: "https://id.example", subject: "his" }, app.clock.now)
}

type TakeBack = (app: TestApp, mother: ReturnType<TestApp["visitor"]>, account: Mother["account"]) => Promise<unknown>

async function mailedLink(
  app: TestApp,
  visitor: ReturnType<TestApp["visitor"]>,
  path: string,
  kind: string,
  email: string,
) {
  await visitor.post(path, { email })
  return app.mailedToken(kind)
}

const byLink: TakeBack = async (app, mother, { email }) => {
  const token = await mailedLink(app, mother, "/api/auth/request-password-reset", "reset-password", email)
  return mother.post("/api/auth/reset-password", { token, newPassword: "só dela" })
}

/**
 * The ways in which access is taken back. Each says whether the address was confirmed before, and whether ways to sign
 * in other than the password end.
 */
const takeBacks: Record<string, { run: TakeBack; isConfirmed: boolean; endsWaysIn: boolean }> = {
  "a new password by a link": { run: byLink, isConfirmed: true, endsWaysIn: true },
  "a new password by a link, of an account that a stranger made": { run: byLink, isConfirmed: false, endsWaysIn: true },
  "a sign-in link that ends a stranger's password": {
    isConfirmed: false,
    endsWaysIn: true,
    run: async (app, mother, { email }) => {
      const token = await mailedLink(app, mother, "/api/auth/sign-in/link", "sign-in-link", email)
      const opened = await mother.post("/api/auth/sign-in/link/open", { token })
      expect(opened.body).toMatchObject({ passwordEnded: true })
      return opened
    },
  },
  "a new password in her session": {
    isConfirmed: true,
    endsWaysIn: false,
    run: async (_app, mother, account) => {
      await mother.signIn(account)
      const { password } = account
      return mother.post("/api/auth/change-password", { currentPassword: password, newPassword: "só dela" })
    },
  },
  "the end of all other sessions": {
    isConfirmed: true,
    endsWaysIn: false,
    run: async (_app, mother, account) => {
      await mother.signIn(account)
      return mother.send("DELETE", "/api/auth/sessions")
    },
  },
  "two steps on": {
    isConfirmed: true,
    endsWaysIn: false,
    run: async (_app, mother, account) => {
      await mother.signIn(account)
      const { body } = await mother.post("/api/auth/two-step/begin", { password: account.password })
      return mother.post("/api/auth/two-step/confirm", { code: await codeOf(body.secret) })
    },
  },
  "the operator's sign-out": {
    isConfirmed: true,
    endsWaysIn: false,
    run: async (app, _mother, { email }) => {
      const { code } = await runSignOut(app.place(), email)
      return { status: code === 0 ? 200 : 500 }
    },
  },
}

describeOnBoth("access that is taken back", (createTestApp) => {
  test("every column of the schema that may open something is known to it", async () => {
    const app = await createTestApp()
    const found = await secretColumns(app)
    expect(found.filter((name) => !kinds[name])).toEqual([])
    // Some columns exist on one of the databases only.
    expect(found.length).toBeGreaterThan(20)
  })

  test.each(Object.keys(takeBacks))("takes along whatever was made with it: %s", async (name) => {
    const { run, isConfirmed, endsWaysIn } = takeBacks[name] as (typeof takeBacks)[string]
    const app = await createTestApp()
    const thief = await app.mother("Ana")
    if (isConfirmed) await markEmailVerified(app.database, thief.id)
    await makeEverything(app, thief)
    const [held, waysIn] = [await valuesOf(app, "held"), await valuesOf(app, "way in")]
    // The test has created a value in each of these columns, so nothing that could outlive the change is missed.
    for (const [column, values] of Object.entries({ ...held, ...waysIn })) expect(values, column).not.toEqual([])

    const mother = app.visitor()
    expect(await run(app, mother, thief.account)).toMatchObject({ status: 200 })
    await app.outbox()

    const after = await valuesOf(app, "held")
    for (const [column, values] of Object.entries(held)) {
      const outlived = values.filter((value) => after[column]?.includes(value))
      expect(outlived, column).toEqual([])
    }
    expect(await valuesOf(app, "way in")).toEqual(endsWaysIn ? mapped(waysIn, () => []) : waysIn)
    const identities = await app.db.selectFrom("account").select("accountId").where("accountId", "=", "his").execute()
    expect(identities).toHaveLength(endsWaysIn ? 0 : 1)
    expect((await thief.get("/api/profile")).status).toBe(401)
  })

  test("tells her devices which links to helpers have ended, and leaves her the session and the browser she is in", async () => {
    const app = await createTestApp()
    const mother = await app.mother("Ana")
    const other = await app.mother("Bia")
    for (const one of [mother, other]) await makeEverything(app, one).catch(() => {})
    const before = await sync(mother, [])
    await app.visitor().signIn(mother.account)
    expect((await mother.send("DELETE", "/api/auth/sessions")).status).toBe(200)
    const path = `/api/sync?userId=${mother.id}&since=${before.version}&epoch=${before.epoch}`
    const { changes } = (await mother.get(path)).body
    const [link] = Object.values(rowsOfNoun(changes, "helperLinks")) as { endedAt: string }[]
    expect(link?.endedAt).toBe(app.clock.now.toISOString())
    // The links and tokens of another user stay.
    const { helperLinks, accessTokens } = (await other.get("/api/account/export")).body
    expect([helperLinks[0].endedAt, accessTokens.length]).toEqual([null, 1])
  })
})

function mapped<Value>(record: Record<string, Value>, change: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
