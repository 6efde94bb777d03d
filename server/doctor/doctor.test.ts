import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { makeCertificate, startTlsProxy } from "#tests/api/certificate.ts"
import { placeOfTheFirstSchema } from "#tests/api/first-schema.ts"
import { asElsewhere, startMailServer } from "#tests/api/mail-server.ts"
import { privacySettings } from "#tests/api/privacy-settings.ts"
import { emptyPlace, type Place, startRealServer } from "#tests/api/real-server.ts"
import { runBackup, runDoctor, temporaryFolder } from "#tests/api/run-programs.ts"
import { describeOnBoth, type TestApp } from "#tests/api/test-app.ts"
import { openDatabase, sqliteFile } from "../database/open.ts"
import { createLog } from "../log.ts"
import { noteBackup } from "../team/overview/moments.ts"
import { checkClock } from "./check-database.ts"
import { examine } from "./examine.ts"
import type { Finding } from "./finding.ts"

// Each test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const secret = "Zr8pQm2xVw6tLk9sHf3dGb7nJc5yAe1u"
const operator = {
  OPERATOR_NAME: "Clínica Flor",
  OPERATOR_ADDRESS: "Rua das Flores 1, Recife",
  PRIVACY_CONTACT: "dados@example.org",
}

/** Returns the findings of one check that are not "ok". */
function unwell(findings: Finding[], check: string) {
  return findings.filter((finding) => finding.check === check && finding.verdict !== "ok")
}

async function change(place: Place, statement: ReturnType<typeof sql>) {
  const { db, close } = await openDatabase(place, createLog("silent"))
  await statement.execute(db)
  await close()
}

/** Runs the doctor's checks on an app's installation, with `settings` added to its own. */
function examineApp({ env, secret, clock }: TestApp, settings: Record<string, string> = {}, backupFolder = "/nowhere") {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = env
  const variables = { DATA_DIR, DATABASE_URL, AUTH_SECRET: secret, ...settings }
  return examine({ variables, backupFolder, isThorough: false, log: createLog("silent"), now: clock.now })
}

describe.each(["sqlite", "postgres"] as const)("npm run doctor (%s)", (type) => {
  test("finds nothing to mend where a server runs behind TLS, with mails, backups and settings as they should be", async () => {
    const { tls, trust } = await makeCertificate(90)
    const proxy = await startTlsProxy(tls)
    const mails = await startMailServer({ tls, password: "of the mails" })
    const settings = {
      ...operator,
      ...privacySettings,
      AUTH_SECRET: secret,
      BASE_URL: proxy.url,
      TRUSTED_PROXIES: "loopback",
      SMTP_URL: mails.url.replace("://127.0.0.1", "://ana:of%20the%20mails@localhost"),
      MAIL_FROM: "Flor <flor@example.org>",
      SUPPORT_EMAIL: "equipe@example.org",
    }
    const place = await emptyPlace(type)
    const server = await startRealServer(place, { ...settings, ...trust })
    proxy.leadTo(Number(new URL(server.url).port))
    const { folder } = await runBackup(place)
    const { code, ok, findings, out } = await runDoctor(place, {
      settings: { ...settings, ...trust },
      args: ["--backups", folder, "--thorough"],
    })
    // Free disk space depends on the machine, so it is left out, and so are the emergency numbers, which nobody
    // verifies for a release. The test's PostgreSQL runs without fsync, which must be found.
    const found = findings.filter(
      ({ check, verdict, says }) => verdict !== "ok" && check !== "lines" && !says.includes("GB free"),
    )
    const expected = type === "postgres" ? [expect.stringContaining("fsync off")] : []
    expect(found.map(({ says }) => says)).toEqual(expected)
    expect({ code, ok }).toEqual(type === "postgres" ? { code: 1, ok: false } : { code: 0, ok: true })
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set(["node", "settings", "lines", "disk", "database", "mail", "push", "jobs", "backup", "address", "clock"]),
    )
    expect(findings.map(({ says }) => says)).toContain(`${proxy.url} answers, and is this installation`)
    expect(mails.received).toEqual([])
    for (const hidden of [secret, "of the mails", "of%20the%20mails", "ana:"]) expect(out).not.toContain(hidden)
  })

  test("works before the first start, and leaves nothing behind", async () => {
    const place = await emptyPlace(type)
    const { findings } = await runDoctor(place)
    expect(unwell(findings, "database").at(-1)).toMatchObject({
      verdict: "look",
      says: expect.stringMatching(/no database|empty/),
    })
    expect(() => statSync(sqliteFile(place.dataDir))).toThrow()
  })

  test("finds a schema that is older or newer than the release", async () => {
    const place = await placeOfTheFirstSchema(type)
    const older = await runDoctor(place)
    expect(unwell(older.findings, "database").at(-1)?.says).toContain("older")
    expect(unwell(older.findings, "database").at(-1)?.advice).toContain("stop every process of the earlier release")
    await change(place, sql`insert into kysely_migration values ('999-of-tomorrow', '2099-01-01')`)
    const newer = await runDoctor(place)
    expect(newer.findings).toContainEqual(
      expect.objectContaining({ verdict: "wrong", says: expect.stringContaining("newer") }),
    )
  })
})

describeOnBoth("what npm run doctor finds in the database", (createTestApp) => {
  test("a secret that is not the one of before", async () => {
    const app = await createTestApp()
    expect(unwell(await examineApp(app), "push")).toEqual([])
    const found = await examineApp(app, { AUTH_SECRET: [...app.secret].reverse().join("") })
    expect(unwell(found, "push")).toMatchObject([{ verdict: "wrong", says: expect.stringContaining("another secret") }])
  })

  test("jobs and reminders that are late, and mails that fail", async () => {
    const app = await createTestApp()
    await app.mother("Ana")
    app.jobs.wake()
    await app.outbox()
    for (const check of ["jobs", "mail"]) expect(unwell(await examineApp(app), check)).toEqual([])
    const { db } = app
    const longAgo = "2026-01-01T00:00:00.000Z"
    await db.updateTable("jobs").set({ due_at: longAgo }).where("name", "=", "delete-expired").execute()
    const moments = { created_at: longAgo, expires_at: "2099-01-01", due_at: "2099-01-01" }
    await db
      .insertInto("outgoing_mails")
      .values({ id: "m", user_id: null, kind: "confirm-email", content: "sealed", attempts: 3, ...moments })
      .execute()
    const found = await examineApp(app)
    expect(unwell(found, "jobs")).toMatchObject([
      { verdict: "wrong", says: expect.stringMatching(/^delete-expired is \d+ days late$/) },
    ])
    expect(unwell(found, "mail")).toMatchObject([
      { verdict: "look", says: expect.stringMatching(/^1 mail could not be sent/) },
    ])
  })

  test("accounts without a backup, and a backup that is old, whether it is noted or a file", async () => {
    const app = await createTestApp()
    const folder = temporaryFolder()
    const backup = async () => unwell(await examineApp(app, {}, folder), "backup").map(({ verdict }) => verdict)
    expect(await backup()).toEqual(["look"])
    await app.mother("Ana")
    expect(await backup()).toEqual(["wrong"])
    writeFileSync(join(folder, "florescer-2026-11-18T03-00-00.000Z.sqlite"), "")
    expect(await backup()).toEqual(["look"])
    await noteBackup(app.db, new Date("2026-11-20T03:00:00.000Z"))
    expect(await backup()).toEqual([])
    app.clock.now = new Date("2026-12-20T03:00:00.000Z")
    expect(await backup()).toEqual(["wrong"])
  })

  test("entries from a time to come, which tell of a clock that was put back", async () => {
    const app = await createTestApp()
    const { id } = await app.mother("Ana")
    await app.db.updateTable("user").set({ last_used_at: "2027-01-01T00:00:00.000Z" }).where("id", "=", id).execute()
    expect(unwell(await examineApp(app), "clock")).toContainEqual(
      expect.objectContaining({ verdict: "wrong", says: expect.stringContaining("days ahead") }),
    )
  })
})

test.each([
  [0, "ok"],
  [-20_000, "look"],
  [20_000, "look"],
  [-600_000, "wrong"],
  [600_000, "wrong"],
])("another clock that is %i ms from this one's is %s", (differenceMs, verdict) => {
  expect(checkClock("the database's", differenceMs).verdict).toBe(verdict)
})

test("a database that is down, refuses the password or is damaged is found, and nothing of its address is printed but the code", async () => {
  const place = await emptyPlace("postgres")
  const url = new URL(place.databaseUrl ?? "")
  const withPassword = (password: string, port = url.port) => Object.assign(new URL(url), { password, port }).href
  const down = await runDoctor({ ...place, databaseUrl: withPassword("hidden-password", "1") })
  expect(down.findings).toContainEqual(
    expect.objectContaining({ verdict: "wrong", says: "PostgreSQL cannot be reached (ECONNREFUSED)" }),
  )
  const refused = await runDoctor({ ...place, databaseUrl: withPassword("hidden-password") })
  expect(refused.findings).toContainEqual(
    expect.objectContaining({ verdict: "wrong", advice: "The password in DATABASE_URL is wrong." }),
  )
  for (const { out, err, code } of [down, refused]) {
    expect(code).toBe(1)
    expect(out + err).not.toContain("hidden-password")
  }
  const damaged = await emptyPlace("sqlite")
  writeFileSync(sqliteFile(damaged.dataDir), "no database ".repeat(1000))
  expect(unwell((await runDoctor(damaged)).findings, "database")).toMatchObject([{ verdict: "wrong" }])
})

test("a mail server that is not there, refuses the password or has an expired certificate is found, and no password is printed", async () => {
  const place = await emptyPlace("sqlite")
  const askMails = async (url: string, trust = {}) => {
    const settings = { SMTP_URL: url, SUPPORT_EMAIL: "equipe@example.org", ...trust }
    const { findings, out, err } = await runDoctor(place, { settings })
    expect(out + err).not.toContain("hidden-password")
    return unwell(findings, "mail").map(({ verdict, says }) => `${verdict}: ${says}`)
  }
  const server = await startMailServer({ password: "right" })
  const { port } = new URL(server.url)
  expect(await askMails(`smtp://ana:hidden-password@localhost:${port}`)).toEqual([
    `wrong: localhost:${port} does not take our mails (EAUTH)`,
  ])
  await server.stop()
  expect(await askMails(`smtp://ana:hidden-password@localhost:${port}`)).toEqual([
    expect.stringMatching(/^wrong: localhost:\d+ does not take our mails/),
  ])
  for (const [days, expected] of [
    [-2, /^wrong: ::ffff:7f00:1:\d+ does not take our mails \(CERT_HAS_EXPIRED\)$/],
    [2, /^wrong: its certificate is valid for 2 days more$/],
    [10, /^look: its certificate is valid for 10 days more$/],
  ] as const) {
    const { tls, trust } = await makeCertificate(days)
    const { url } = await startMailServer({ tls })
    expect(await askMails(asElsewhere(url), trust)).toEqual([expect.stringMatching(expected)])
    expect(await askMails(url)).toEqual([])
  }
  const { url } = await startMailServer({ tls: (await makeCertificate(90)).tls })
  expect(await askMails(asElsewhere(url))).toEqual([
    expect.stringMatching(/does not take our mails \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/),
  ])
  expect(await askMails(url)).toEqual([])
})

test("an address that leads nowhere, to something else, to another installation or by an expired certificate is found", async () => {
  const place = await emptyPlace("sqlite")
  await (await startRealServer(place, { AUTH_SECRET: secret })).stop()
  const { tls, trust } = await makeCertificate(90)
  const proxy = await startTlsProxy(tls)
  const settings = { ...operator, AUTH_SECRET: secret, BASE_URL: proxy.url, ...trust }
  const found = async (more: Record<string, string> = {}) =>
    unwell((await runDoctor(place, { settings: { ...settings, ...more } })).findings, "address").map(({ says }) => says)
  expect(await found()).toEqual([`the proxy at ${proxy.url} does not reach the server (502)`])

  const another = await startRealServer(await emptyPlace("sqlite"))
  proxy.leadTo(Number(new URL(another.url).port))
  expect(await found()).toEqual([`${proxy.url} leads to another installation`])

  const behind = await startRealServer(place, { AUTH_SECRET: secret, TRUSTED_PROXIES: "uniquelocal" })
  proxy.leadTo(Number(new URL(behind.url).port))
  expect(await found({ TRUSTED_PROXIES: "uniquelocal" })).toEqual([
    "requests come from a proxy that TRUSTED_PROXIES (uniquelocal) does not name: all mothers count as one network",
  ])

  const expired = await makeCertificate(-2)
  const { url } = await startTlsProxy(expired.tls)
  expect(await found({ BASE_URL: url, ...expired.trust })).toEqual([
    expect.stringMatching(/^its certificate has expired on /),
    `browsers do not trust the certificate of ${url} (CERT_HAS_EXPIRED)`,
  ])
  expect(await found({ BASE_URL: url, ...trust })).toEqual([
    expect.stringMatching(/^its certificate has expired on /),
    expect.stringMatching(/^browsers do not trust the certificate/),
  ])
})

test.skipIf(process.platform !== "linux")(
  "a folder that cannot be written, or that others can open, is found",
  async () => {
    const place = await emptyPlace("sqlite")
    chmodSync(place.dataDir, 0o755)
    onTestFinished(() => chmodSync(place.dataDir, 0o700))
    const open = await runDoctor(place, { settings: { AUTH_SECRET: secret } })
    expect(unwell(open.findings, "disk")).toContainEqual(
      expect.objectContaining({ verdict: "wrong", says: `other users of this machine can open ${place.dataDir}` }),
    )
    // In /proc not even root can make a file.
    const closed = await runDoctor({ dataDir: "/proc", databaseUrl: undefined })
    expect(unwell(closed.findings, "disk")).toMatchObject([
      { verdict: "wrong", says: expect.stringContaining("cannot be used") },
    ])
  },
)

test.skipIf(process.getuid?.() === 0)("a folder that cannot be read is found", async () => {
  const place = await emptyPlace("sqlite")
  mkdirSync(join(place.dataDir, "closed"), { mode: 0 })
  const { findings } = await runDoctor({ dataDir: join(place.dataDir, "closed"), databaseUrl: undefined })
  expect(unwell(findings, "disk")).toMatchObject([{ verdict: "wrong" }])
})

test("settings that stop the start are all named, with .env read as the server reads it", async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, ".env"), "PORT=eighty\nBASE_URL=https://florescer.example\nSMTP_URL=hidden-password\n")
  const { code, findings, out } = await runDoctor(await emptyPlace("sqlite"), { folder })
  expect(code).toBe(1)
  expect(unwell(findings, "settings").map(({ says }) => says)).toEqual([
    expect.stringMatching(/^The setting PORT must be /),
    expect.stringMatching(/^The setting SMTP_URL must be /),
  ])
  expect(out).not.toContain("hidden-password")
})
