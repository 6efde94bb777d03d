import * as z from "zod"
import { operatorAddress, operatorName, privacyContact, supportEmail } from "#content/contact.ts"
import { emailSchema } from "#domain/account/email-address.ts"
import { parseSignUps } from "#domain/account/invitation.ts"
import { none, type PrivacyDetails } from "#domain/privacy/privacy-details.ts"
import { parseOpenings, usualSupportHours } from "#domain/team/support-hours.ts"
import { timeZoneSchema } from "#domain/time-zone.ts"
import { isLoopback } from "./loopback.ts"
import { readSecretFiles } from "./secret-files.ts"
import { hasSeveralHosts, isPostgresUrl, isSmtpUrl } from "./server-address.ts"
import { trustedProxies } from "./trusted-proxies.ts"

/** An error whose message names the setting, or its line in .env. */
export class SettingsError extends Error {}

/** "failed" logs requests that end with 500, or with 503 because the database is lost. */
const loggedRequests = ["none", "failed", "all"] as const
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(65_535))
const stopDelaySeconds = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(z.int().max(60))
/**
 * Matches names with what only a shell or browser replaces (~, $HOME), or with quotes that Docker's --env-file keeps.
 */
const foldersNotMeant = /^[~'"\u2018\u201C\s]|^file:|\$[\w({]|`|%\w+%|\s$|\p{Cc}/iu
const folder = z.string().refine((path) => !foldersNotMeant.test(path))
const ofOneHost = z.string().refine((text) => !hasSeveralHosts(text), {
  params: { expected: "the address of one host: before several stands a proxy, whose address it then is" },
  abort: true,
})
const databaseUrl = ofOneHost.refine(isPostgresUrl)
const smtpUrl = ofOneHost.refine(isSmtpUrl)
const baseUrl = z
  .url({ protocol: /^https?$/, abort: true })
  // The URL must have nothing after the host. It is parsed and not compared as text, because a browser writes hosts in
  // lower case and ASCII.
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`)
  .transform((url) => new URL(url).origin)
const sender = z
  .string()
  .regex(/^([^<>\r\n]*<[^<>]+>|[^<>]+)$/)
  .transform((text) => {
    const [, name = "", address = text] = text.match(/^"?(.*?)"?\s*<(.+)>$/) ?? []
    return { name: name.trim(), address }
  })
  .pipe(z.object({ name: z.string(), address: emailSchema }))
const oneLine = z
  .string()
  .max(300)
  .regex(/^[^\r\n]+$/)
const supportHours = z.string().refine((text) => parseOpenings(text) !== null)
const signUps = z.string().refine((text) => parseSignUps(text) !== null)
const timeZone = z.string().refine((name) => timeZoneSchema.safeParse(name).success)
const answerHours = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(200))
const dates = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.iso.date()))
const issuer = z.url().refine((text) => {
  const { protocol, hostname, search, hash } = new URL(text)
  return (protocol === "https:" || (protocol === "http:" && isLoopback(hostname))) && !search && !hash
})
const days = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(3650))
const countries = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim().toUpperCase()))
  .refine((codes) => codes.every(isCountryCode))
const trueOrFalse = z.enum(["true", "false"]).transform((text) => text === "true")

const settingsSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("localhost"),
  DATA_DIR: folder.default("./data"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  BASE_URL: baseUrl.optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.prefault("Florescer <contato@florescer.app>"),
  SUPPORT_EMAIL: z.optional(emailSchema),
  SUPPORT_HOURS: supportHours.default(usualSupportHours),
  SUPPORT_TIME_ZONE: timeZone.default("UTC"),
  SUPPORT_HOLIDAYS: dates.optional(),
  ANSWER_HOURS: answerHours.optional(),
  CLINIC_NAME: oneLine.max(80).optional(),
  OPERATOR_NAME: oneLine.optional(),
  OPERATOR_ADDRESS: oneLine.optional(),
  PRIVACY_CONTACT: z.optional(emailSchema),
  HOSTING_COUNTRIES: countries.optional(),
  HOSTING_COMPANY: oneLine.optional(),
  MAIL_COMPANY: oneLine.optional(),
  DPO_NAME: oneLine.optional(),
  DPO_CONTACT: oneLine.optional(),
  REPRESENTATIVE_EU: oneLine.optional(),
  REPRESENTATIVE_UK: oneLine.optional(),
  LOG_DAYS: days.optional(),
  BACKUP_DAYS: days.optional(),
  SIGN_UPS: signUps.default("open"),
  REQUIRE_EMAIL_VERIFICATION: trueOrFalse.default(false),
  LIT_WINDOWS: trueOrFalse.default(true),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: oneLine.optional(),
  OIDC_CLIENT_SECRET: oneLine.optional(),
  OIDC_NAME: oneLine.max(40).optional(),
  TRUSTED_PROXIES: trustedProxies.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{32,}$/)
    .optional(),
  STOP_DELAY_SECONDS: stopDelaySeconds.default(0),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  LOG_REQUESTS: z.enum(loggedRequests).default("failed"),
})

// Error messages must never contain the value, because it may be a password.
const encoded =
  "in whose user name and password signs are percent-encoded: # is %23, / is %2F, ? is %3F, @ is %40, : is %3A, % is %25"
const postgresAddress = `an address such as postgres://user:password@host:5432/florescer, ${encoded}`

const expectations: Record<keyof z.input<typeof settingsSchema>, string> = {
  PORT: "a whole number from 1 to 65535",
  HOST: "a host name or an address of this machine",
  DATA_DIR:
    "the whole path of a folder, without quotes: only a shell replaces ~ and names such as $HOME or %USERPROFILE%",
  DATABASE_URL: postgresAddress,
  DATABASE_DIRECT_URL: postgresAddress,
  BASE_URL: "an address of the form https://example.org, with nothing after the host and port",
  AUTH_SECRET: "at least 32 characters long",
  SMTP_URL: `an address such as smtps://user:password@mail.example.org:465, ${encoded}`,
  MAIL_FROM: 'a sender of the form "Name <name@example.org>"',
  SUPPORT_EMAIL: "an e-mail address",
  SUPPORT_HOURS: 'days and hours of the form "Mon-Fri 9-18", with commas between several',
  SUPPORT_TIME_ZONE: "the IANA name of a time zone, such as America/Sao_Paulo",
  SUPPORT_HOLIDAYS: "dates of the form 2026-12-25, with commas between",
  ANSWER_HOURS: "within how many of the team's hours a question is answered, a whole number from 1 to 200",
  CLINIC_NAME: "the name of the clinic or community, as mothers know it, on one line of at most 80 characters",
  OPERATOR_NAME: "the name of whoever answers for the data, on one line of at most 300 characters",
  OPERATOR_ADDRESS: "the postal address of whoever answers for the data, on one line of at most 300 characters",
  PRIVACY_CONTACT: "the e-mail address for questions about the data",
  HOSTING_COUNTRIES: 'the two letters of each country where the server and its backups stand, such as "BR" or "DE,IE"',
  HOSTING_COMPANY: 'the name and country of the hosting company, on one line; "none" where there is none',
  MAIL_COMPANY: 'the name and country of the mail service, on one line; "none" where there is none',
  DPO_NAME: 'the name of the data protection officer, on one line; "none" where there is none',
  DPO_CONTACT: "how to reach the data protection officer, on one line",
  REPRESENTATIVE_EU:
    'the name and address of the representative in the European Union, on one line; "none" where none is needed',
  REPRESENTATIVE_UK:
    'the name and address of the representative in the United Kingdom, on one line; "none" where none is needed',
  LOG_DAYS: "for how many days the log is kept, a whole number from 1 to 3650",
  BACKUP_DAYS: "for how many days a backup is kept, a whole number from 1 to 3650",
  SIGN_UPS: 'open, closed, invited or provider; with a comma between the last two, "invited,provider"',
  REQUIRE_EMAIL_VERIFICATION: "true or false",
  LIT_WINDOWS: "true or false",
  OIDC_ISSUER: "the https address of an OpenID Connect provider, as its own configuration names it",
  OIDC_CLIENT_ID:
    "the name under which the OpenID Connect provider knows this installation, on one line of at most 300 characters",
  OIDC_CLIENT_SECRET:
    "what the OpenID Connect provider gave this installation to prove itself, on one line of at most 300 characters",
  OIDC_NAME: "the name on the button that leads to the OpenID Connect provider, on one line of at most 40 characters",
  TRUSTED_PROXIES:
    'addresses, networks such as 10.0.0.0/8, or the words loopback, linklocal and uniquelocal, with commas between; "none" where no proxy stands in front',
  METRICS_TOKEN: "at least 32 characters long, without spaces",
  STOP_DELAY_SECONDS: "a whole number from 0 to 60",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
  LOG_REQUESTS: `one of ${loggedRequests.join(", ")}`,
}

export const settingNames: readonly string[] = Object.keys(expectations)

export type Env = ReturnType<typeof readEnv>

type Variables = Record<string, string | undefined>

/** Returns one sentence for each invalid setting, without its value. */
export function findInvalidSettings(variables: Variables): string[] {
  return parse(variables).problems
}

function parse(variables: Variables) {
  const { variables: all, problems } = readSecretFiles(variables)
  if (problems.length > 0) return { problems }
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value?.trim()))
  const { error, data } = settingsSchema.safeParse(given)
  if (data) return { settings: data, problems: missingSettings(data) }
  const wrong = new Map<string, string>()
  for (const issue of error.issues) {
    const name = issue.path[0] as keyof typeof expectations
    const expected = (issue.code === "custom" && issue.params?.expected) || expectations[name]
    if (!wrong.has(name)) wrong.set(name, `The setting ${name} must be ${expected}.`)
  }
  return { problems: [...wrong.values()] }
}

/** Reads all settings; an empty one counts as not set. Throws a SettingsError. */
export function readEnv(variables: Variables) {
  const { settings, problems } = parse(variables)
  if (!settings || problems.length > 0) throw new SettingsError(problems[0])
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    baseUrl: settings.BASE_URL ?? `http://localhost:${settings.PORT}`,
    authSecret: settings.AUTH_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    supportEmail: settings.SUPPORT_EMAIL ?? supportEmail,
    supportHours: {
      openings: parseOpenings(settings.SUPPORT_HOURS) ?? [],
      timeZone: settings.SUPPORT_TIME_ZONE,
      holidays: settings.SUPPORT_HOLIDAYS ?? [],
      areUsual: settings.SUPPORT_HOURS === usualSupportHours,
      answerHours: settings.ANSWER_HOURS ?? null,
    },
    clinicName: settings.CLINIC_NAME ?? null,
    operatorName: settings.OPERATOR_NAME ?? operatorName,
    operatorAddress: settings.OPERATOR_ADDRESS ?? operatorAddress,
    privacyContact: settings.PRIVACY_CONTACT ?? privacyContact,
    privacyDetails: readPrivacyDetails(settings),
    signUps: parseSignUps(settings.SIGN_UPS) ?? { byMail: "closed", byProvider: false },
    requireEmailVerification: settings.REQUIRE_EMAIL_VERIFICATION,
    areLitWindowsShown: settings.LIT_WINDOWS,
    identityProvider: readIdentityProvider(settings),
    trustedProxies: settings.TRUSTED_PROXIES,
    metricsToken: settings.METRICS_TOKEN,
    stopDelaySeconds: settings.STOP_DELAY_SECONDS,
    logLevel: settings.LOG_LEVEL,
    logRequests: settings.LOG_REQUESTS,
  }
}

export type IdentityProvider = NonNullable<Env["identityProvider"]>

function readIdentityProvider(settings: z.infer<typeof settingsSchema>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings
  if (!issuer || !clientId || !clientSecret) return null
  return { issuer, clientId, clientSecret, name: settings.OIDC_NAME ?? new URL(issuer).hostname }
}

function readPrivacyDetails(settings: z.infer<typeof settingsSchema>): PrivacyDetails {
  const { DPO_NAME: officer, DPO_CONTACT: contact } = settings
  return {
    hostingCountries: settings.HOSTING_COUNTRIES ?? null,
    hostingCompany: settings.HOSTING_COMPANY ?? null,
    mailCompany: settings.MAIL_COMPANY ?? null,
    officer: officer && contact ? `${officer}, ${contact}` : (officer ?? null),
    representativeEu: settings.REPRESENTATIVE_EU ?? null,
    representativeUk: settings.REPRESENTATIVE_UK ?? null,
    logDays: settings.LOG_DAYS ?? null,
    backupDays: settings.BACKUP_DAYS ?? null,
  }
}

function isCountryCode(code: string) {
  if (!/^[A-Z]{2}$/.test(code)) return false
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined
}

/** Settings that others require: a public installation names its operator, and a provider needs three settings. */
function missingSettings(settings: z.infer<typeof settingsSchema>): string[] {
  const operator = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "PRIVACY_CONTACT"] as const
  const unnamed = settings.BASE_URL?.startsWith("https:") ? operator.filter((name) => !settings[name]) : []
  const problems = unnamed.map(
    (name) => `With an https BASE_URL the setting ${name} must be there: ${expectations[name]}.`,
  )
  if (settings.SMTP_URL && !settings.SUPPORT_EMAIL)
    problems.push(`With an SMTP_URL the setting SUPPORT_EMAIL must be there: ${expectations.SUPPORT_EMAIL}.`)
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL)
    problems.push("With DATABASE_DIRECT_URL the setting DATABASE_URL must be there too: the address of the pooler.")
  if (settings.DPO_CONTACT && !settings.DPO_NAME)
    problems.push(`With DPO_CONTACT the setting DPO_NAME must be there too: ${expectations.DPO_NAME}.`)
  if (settings.DPO_NAME && settings.DPO_NAME !== none && !settings.DPO_CONTACT)
    problems.push(`With DPO_NAME the setting DPO_CONTACT must be there too: ${expectations.DPO_CONTACT}.`)
  if (settings.SIGN_UPS.includes("provider") && !settings.OIDC_ISSUER)
    problems.push(
      `With SIGN_UPS=${settings.SIGN_UPS} the setting OIDC_ISSUER must be there too: ${expectations.OIDC_ISSUER}.`,
    )
  const provider = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const
  const given = provider.find((name) => settings[name])
  for (const name of given ? provider.filter((each) => !settings[each]) : [])
    problems.push(`With ${given} the setting ${name} must be there too: ${expectations[name]}.`)
  return problems
}
