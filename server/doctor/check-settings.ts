import { existsSync } from "node:fs"
import { type Env, findInvalidSettings, settingNames } from "../env.ts"
import { readEnvFile } from "../env-file.ts"
import { isLoopback } from "../loopback.ts"
import { secretFileNames } from "../secret-files.ts"
import { type Finding, findingsOf } from "./finding.ts"

export type Variables = Record<string, string | undefined>

const { ok, look, wrong } = findingsOf("settings")
const othersInEnvFile = /^(POSTGRES_PASSWORD|TZ|NODE_.+)$/
const guessable = /secret|password|changeme|change-me|example|florescer|123456|qwerty/i
/** The number of different characters that a secret should have; 32 random characters of base64 have about 25. */
const differentCharactersMin = 12

/** Finds invalid settings, with which the server would not start. */
export function checkInvalidSettings(variables: Variables): Finding[] {
  const { problems } = readEnvFile()
  // The settings on invalid lines of .env are unknown, so the others are not judged.
  const sentences = problems.length > 0 ? problems : findInvalidSettings(variables)
  return sentences.map((sentence) => wrong(sentence, "Correct it in .env: see .env.example."))
}

/** Finds settings that are dangerous or contradict each other, although the server starts with them. */
export function checkSettings(env: Env, variables: Variables, now: Date): Finding[] {
  const found = [
    ...unknownSettings(),
    ...checkAddress(env, variables),
    ...checkSecrets(env, variables),
    ...checkProxies(env),
    ...checkMailSettings(env, variables),
    ...checkHours(env, variables, now),
    ...checkPrivacyDetails(env, variables),
    ...checkLogLevel(env),
  ]
  return found.length > 0 ? found : [ok(`all ${settingNames.length} are valid, and none contradicts another`)]
}

function unknownSettings(): Finding[] {
  const unknown = Object.keys(readEnvFile().values).filter(
    (name) => ![...settingNames, ...secretFileNames].includes(name) && !othersInEnvFile.test(name),
  )
  return unknown.map((name) =>
    look(`.env has ${name}, which is no setting`, "A misspelt setting is ignored: correct it."),
  )
}

export function isPublic({ baseUrl }: Env): boolean {
  return baseUrl.startsWith("https:")
}

function checkAddress(env: Env, variables: Variables): Finding[] {
  const { protocol, hostname } = new URL(env.baseUrl)
  const found: Finding[] = []
  if (protocol === "http:" && !isLoopback(hostname))
    found.push(
      wrong(
        "BASE_URL begins with http: passwords and diaries travel unencrypted",
        "Put a proxy with a certificate in front, and set BASE_URL to its https address: docs/deploy.md.",
      ),
    )
  if (!isPublic(env) && isLoopback(hostname) && (variables.DATABASE_URL || variables.SMTP_URL))
    found.push(
      wrong(
        "BASE_URL leads to this machine only, and so do the links in mails",
        "Set BASE_URL to the address that mothers type.",
      ),
    )
  const isContainer = existsSync("/.dockerenv") || existsSync("/run/.containerenv")
  if (isPublic(env) && env.host !== "localhost" && !isLoopback(env.host) && !isContainer)
    found.push(
      look(
        `HOST is ${env.host}: whoever reaches port ${env.port} passes the proxy by, without TLS`,
        "Leave HOST unset where the proxy runs on this machine; else let a firewall admit the proxy alone.",
      ),
    )
  return found
}

function checkSecrets(env: Env, variables: Variables): Finding[] {
  const found: Finding[] = []
  for (const name of ["AUTH_SECRET", "METRICS_TOKEN"] as const) {
    const value = variables[name]?.trim()
    if (value && (new Set(value).size < differentCharactersMin || guessable.test(value)))
      found.push(wrong(`${name} can be guessed`, "Make a random one: openssl rand -base64 32"))
  }
  if (env.metricsToken && env.metricsToken === env.authSecret)
    found.push(wrong("METRICS_TOKEN is the same as AUTH_SECRET", "Give each a random value of its own."))
  if (env.databaseUrl && !env.authSecret)
    found.push(
      look(
        "AUTH_SECRET is not set: a second process with another data folder would sign with another secret",
        "Before you start a second process, set AUTH_SECRET to what the file auth-secret in DATA_DIR holds.",
      ),
    )
  return found
}

function checkProxies(env: Env): Finding[] {
  if (!isPublic(env)) return []
  const trusted = env.trustedProxies
  if (!trusted)
    return [
      look(
        "TRUSTED_PROXIES is not set: nobody's network is known, so there are no limits by network",
        "Name the proxy in front: TRUSTED_PROXIES=loopback where it runs on this machine.",
      ),
    ]
  if (trusted.length === 0)
    return [
      wrong(
        "TRUSTED_PROXIES is none, but https is a proxy's work: everybody seems to come from the proxy",
        "Name the proxy in front: TRUSTED_PROXIES=loopback where it runs on this machine.",
      ),
    ]
  return []
}

function checkMailSettings(env: Env, variables: Variables): Finding[] {
  const found: Finding[] = []
  if (env.smtpUrl && !variables.MAIL_FROM)
    found.push(look("MAIL_FROM is not set: mails come from an address that is not yours", "Set it to your own."))
  if (!env.smtpUrl && env.requireEmailVerification && isPublic(env))
    found.push(
      wrong(
        "REQUIRE_EMAIL_VERIFICATION is true, but without SMTP_URL no mail arrives: nobody can sign up",
        "Set SMTP_URL.",
      ),
    )
  return found
}

function checkHours({ supportHours }: Env, variables: Variables, now: Date): Finding[] {
  const found: Finding[] = []
  if (variables.SUPPORT_HOURS && !variables.SUPPORT_TIME_ZONE)
    found.push(
      look(
        "SUPPORT_HOURS are set, and SUPPORT_TIME_ZONE is not: they are hours in UTC",
        "Set the zone: SUPPORT_TIME_ZONE=America/Sao_Paulo",
      ),
    )
  const today = now.toISOString().slice(0, 10)
  if (supportHours.holidays.length > 0 && supportHours.holidays.every((date) => date < today))
    found.push(look("every date of SUPPORT_HOLIDAYS is past", "Add the next ones."))
  return found
}

const privacySettings = [
  ["HOSTING_COUNTRIES", "in which countries the server and its backups stand"],
  ["HOSTING_COMPANY", "which company hosts it"],
  ["MAIL_COMPANY", "which company sends its mails"],
  ["DPO_NAME", "who the data protection officer (encarregado) is"],
  ["REPRESENTATIVE_EU", "who represents you in the European Union"],
  ["REPRESENTATIVE_UK", "who represents you in the United Kingdom"],
  ["LOG_DAYS", "for how long the log is kept"],
  ["BACKUP_DAYS", "for how long backups are kept"],
] as const

function checkPrivacyDetails(env: Env, variables: Variables): Finding[] {
  if (!isPublic(env)) return []
  const untold = privacySettings.filter(([name]) => !variables[name]?.trim())
  return untold.map(([name, what]) =>
    look(
      `${name} is not set: the privacy page does not say ${what}`,
      "Set it; docs/privacy-operators.md says to what.",
    ),
  )
}

function checkLogLevel(env: Env): Finding[] {
  if (env.logLevel === "silent" || env.logLevel === "fatal")
    return [look(`LOG_LEVEL is ${env.logLevel}: errors are not logged`, "Leave it unset, or set it to warn.")]
  if (isPublic(env) && env.logLevel === "trace")
    return [look("LOG_LEVEL is trace: the log grows fast", "Leave it unset.")]
  return []
}
