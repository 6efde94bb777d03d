import { expect, test } from "vitest"
import { readEnv } from "./env.ts"

test("without any setting everything has a default", () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: "localhost",
    dataDir: "./data",
    databaseUrl: undefined,
    baseUrl: "http://localhost:3000",
    authSecret: undefined,
    smtpUrl: undefined,
    mailFrom: "Florescer <contato@florescer.app>",
    supportEmail: "contato@florescer.app",
    requireEmailVerification: false,
    logLevel: "info",
  })
})

test("an empty setting counts as unset, and the base address follows the port", () => {
  expect(readEnv({ PORT: "8080", BASE_URL: "", DATABASE_URL: " " }).baseUrl).toBe("http://localhost:8080")
})

test("every setting is read", () => {
  const env = readEnv({
    DATABASE_URL: "postgresql://user:pass@db/florescer",
    BASE_URL: "https://florescer.example/",
    SMTP_URL: "smtps://user:pass@mail:465",
    MAIL_FROM: "ana@example.org",
    REQUIRE_EMAIL_VERIFICATION: "true",
    LOG_LEVEL: "silent",
    AUTH_SECRET: "x".repeat(32),
  })
  expect(env).toMatchObject({
    baseUrl: "https://florescer.example",
    requireEmailVerification: true,
    logLevel: "silent",
  })
})

test.each([
  ["PORT", "eighty"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["PORT", "-1"],
  ["DATABASE_URL", "mysql://secret@db/florescer"],
  ["DATABASE_URL", "secret"],
  ["BASE_URL", "florescer.example"],
  ["BASE_URL", "https://florescer.example/secret"],
  ["AUTH_SECRET", "secret"],
  ["SMTP_URL", "http://secret@mail"],
  ["MAIL_FROM", "secret"],
  ["MAIL_FROM", "A <a@b.c>\r\nBcc: secret@example.org"],
  ["SUPPORT_EMAIL", "secret"],
  ["REQUIRE_EMAIL_VERIFICATION", "yes"],
  ["LOG_LEVEL", "loud"],
])("a wrong %s (%s) is refused with one sentence that names it and does not repeat it", (name, value) => {
  let message = ""
  try {
    readEnv({ [name]: value })
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toMatch(new RegExp(`^The setting ${name} must be [^\\n]+\\.$`))
  expect(message).not.toContain("secret")
})
