import { expect, test } from "vitest"
import { privacySettings } from "#tests/api/privacy-settings.ts"
import { readEnv } from "../env.ts"
import { checkInvalidSettings, checkSettings } from "./check-settings.ts"

const good = {
  BASE_URL: "https://florescer.example",
  OPERATOR_NAME: "Clínica Flor",
  OPERATOR_ADDRESS: "Rua das Flores 1, Recife",
  PRIVACY_CONTACT: "dados@example.org",
  AUTH_SECRET: "Zr8pQm2xVw6tLk9sHf3dGb7nJc5yAe1u",
  METRICS_TOKEN: "Kd4vTz8wRq1mXp6sNf9hBj3gLc7yUe2a",
  DATABASE_URL: "postgres://florescer:x@localhost/florescer",
  SMTP_URL: "smtps://mail.example.org",
  SUPPORT_EMAIL: "equipe@example.org",
  MAIL_FROM: "Flor <flor@example.org>",
  TRUSTED_PROXIES: "loopback",
  ...privacySettings,
}

/** Returns the findings about good settings with some changes; a change to undefined removes a setting. */
function found(changes: Record<string, string | undefined>) {
  const variables = { ...good, ...changes }
  return checkSettings(readEnv(variables), variables, new Date("2026-11-24T12:00:00.000Z"))
}

test("whatever stops the start is told at once, also what only others make necessary", () => {
  const invalid = { OIDC_ISSUER: "https://id.example", SMTP_URL: good.SMTP_URL, BASE_URL: good.BASE_URL }
  const named = checkInvalidSettings(invalid).map(({ says }) => says.match(/the setting (\w+)/)?.[1])
  const operator = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "PRIVACY_CONTACT"]
  expect(named).toEqual([...operator, "SUPPORT_EMAIL", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"])
})

test("settings that fit together are one line", () => {
  expect(found({})).toMatchObject([{ verdict: "ok" }])
})

test.each([
  ["wrong", { BASE_URL: "http://florescer.example" }, "unencrypted"],
  ["wrong", { BASE_URL: undefined }, "this machine only"],
  ["wrong", { AUTH_SECRET: "x".repeat(32) }, "AUTH_SECRET can be guessed"],
  ["wrong", { AUTH_SECRET: `change-me-${"abcdefghijklmnopqrstuv"}` }, "AUTH_SECRET can be guessed"],
  ["wrong", { METRICS_TOKEN: "0123456789".repeat(4) }, "METRICS_TOKEN can be guessed"],
  ["wrong", { METRICS_TOKEN: good.AUTH_SECRET }, "the same as AUTH_SECRET"],
  ["look", { AUTH_SECRET: undefined }, "AUTH_SECRET is not set"],
  ["look", { TRUSTED_PROXIES: undefined }, "TRUSTED_PROXIES is not set"],
  ["wrong", { TRUSTED_PROXIES: "none" }, "TRUSTED_PROXIES is none"],
  ["look", { MAIL_FROM: undefined }, "MAIL_FROM is not set"],
  ["wrong", { SMTP_URL: undefined, REQUIRE_EMAIL_VERIFICATION: "true" }, "nobody can sign up"],
  ["look", { SUPPORT_HOURS: "Mon-Fri 8-12" }, "SUPPORT_TIME_ZONE is not"],
  ["look", { SUPPORT_HOLIDAYS: "2025-12-25" }, "is past"],
  ["look", { HOSTING_COUNTRIES: undefined }, "in which countries"],
  ["look", { HOSTING_COMPANY: undefined }, "which company hosts"],
  ["look", { MAIL_COMPANY: undefined }, "which company sends"],
  ["look", { DPO_NAME: undefined }, "encarregado"],
  ["look", { REPRESENTATIVE_EU: undefined }, "European Union"],
  ["look", { REPRESENTATIVE_UK: undefined }, "United Kingdom"],
  ["look", { LOG_DAYS: undefined }, "how long the log"],
  ["look", { BACKUP_DAYS: undefined }, "how long backups"],
  ["look", { LOG_LEVEL: "silent" }, "errors are not logged"],
  ["look", { LOG_LEVEL: "trace" }, "grows fast"],
] as const)("%s: %o", (verdict, changes, words) => {
  const findings = found(changes)
  expect(findings).toMatchObject([{ verdict, says: expect.stringContaining(words), advice: expect.any(String) }])
  for (const { says, advice } of findings) expect(`${says}${advice}`).not.toMatch(/x{32}|abcdefghij|0123456789|Zr8pQm/)
})
