import { expect, test } from "vitest"
import { noDetails } from "#domain/privacy/privacy-details.ts"
import { readEnv } from "./env.ts"
import { isLocalPostgres } from "./server-address.ts"

const operator = {
  OPERATOR_NAME: "Clínica Flor",
  OPERATOR_ADDRESS: "Rua das Flores, 1, Recife",
  PRIVACY_CONTACT: "dados@example.org",
}

test("without any setting everything has a default", () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: "localhost",
    dataDir: "./data",
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    baseUrl: "http://localhost:3000",
    authSecret: undefined,
    smtpUrl: undefined,
    mailFrom: { name: "Florescer", address: "contato@florescer.app" },
    supportEmail: "contato@florescer.app",
    supportHours: {
      openings: [{ days: [1, 2, 3, 4, 5], fromMinute: 540, untilMinute: 1080 }],
      timeZone: "UTC",
      holidays: [],
      areUsual: true,
      answerHours: null,
    },
    clinicName: null,
    operatorName: "Florescer @ localhost",
    operatorAddress: "localhost, 127.0.0.1",
    privacyContact: "privacy@localhost",
    privacyDetails: noDetails,
    signUps: { byMail: "open", byProvider: true },
    requireEmailVerification: false,
    areLitWindowsShown: true,
    stopDelaySeconds: 0,
    identityProvider: null,
    logLevel: "info",
    logRequests: "failed",
  })
})

test("an empty setting counts as unset, and the base address follows the port", () => {
  expect(readEnv({ PORT: "8080", BASE_URL: "", DATABASE_URL: " " }).baseUrl).toBe("http://localhost:8080")
})

test.each([
  ["https://clínica-aurora.com.br", "https://xn--clnica-aurora-xib.com.br"],
  ["https://Florescer.Example", "https://florescer.example"],
  ["https://florescer.example:443/", "https://florescer.example"],
  ["HTTPS://florescer.example:8443", "https://florescer.example:8443"],
])("the base address %s is the one that browsers make of it", (url, origin) => {
  expect(readEnv({ BASE_URL: url, ...operator }).baseUrl).toBe(origin)
})

test("every setting is read", () => {
  const env = readEnv({
    DATABASE_URL: "postgresql://user:pass@db/florescer",
    BASE_URL: "https://florescer.example/",
    SMTP_URL: "smtps://user:pass@mail:465",
    MAIL_FROM: "ana@example.org",
    SUPPORT_EMAIL: "equipe@example.org",
    ...operator,
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
  ["DATA_DIR", "~/secret"],
  ["DATA_DIR", "~secret"],
  ["DATA_DIR", "$HOME/secret"],
  ["DATA_DIR", "%USERPROFILE%\\secret"],
  ["DATA_DIR", "$(pwd)/secret"],
  ["DATA_DIR", "`pwd`/secret"],
  ["DATA_DIR", "'/secret'"],
  ["DATA_DIR", '"/secret"'],
  ["DATA_DIR", "\u201C/secret\u201D"],
  ["DATA_DIR", "/secret "],
  ["DATA_DIR", "/sec\tret"],
  ["DATA_DIR", "file:///secret"],
  ["DATABASE_URL", "mysql://secret@db/florescer"],
  ["DATABASE_URL", "secret"],
  ["BASE_URL", "florescer.example"],
  ["BASE_URL", "https://secret@florescer.example"],
  ["BASE_URL", "https://florescer.example/?secret"],
  ["BASE_URL", "https://florescer.example/#secret"],
  ["BASE_URL", "https://florescer.example/secret"],
  ["AUTH_SECRET", "secret"],
  ["SMTP_URL", "http://secret@mail"],
  ["MAIL_FROM", "secret"],
  ["MAIL_FROM", "A <a@b.c>\r\nBcc: secret@example.org"],
  ["SUPPORT_EMAIL", "secret"],
  ["SUPPORT_HOURS", "secret"],
  ["SUPPORT_TIME_ZONE", "Secret/City"],
  ["SUPPORT_HOLIDAYS", "2026-12-25,2026-02-30"],
  ["LIT_WINDOWS", "no"],
  ["ANSWER_HOURS", "0"],
  ["ANSWER_HOURS", "4secret"],
  ["CLINIC_NAME", "secret\nname"],
  ["CLINIC_NAME", "secret".repeat(14)],
  ["OPERATOR_NAME", "secret\nname"],
  ["OPERATOR_ADDRESS", "secret".repeat(60)],
  ["PRIVACY_CONTACT", "secret"],
  ["HOSTING_COUNTRIES", "secret"],
  ["HOSTING_COUNTRIES", "BR,brazil"],
  ["HOSTING_COUNTRIES", "QX"],
  ["HOSTING_COMPANY", "secret\ncompany"],
  ["MAIL_COMPANY", "secret".repeat(60)],
  ["DPO_NAME", "secret\nname"],
  ["DPO_CONTACT", "secret\ncontact"],
  ["REPRESENTATIVE_EU", "secret".repeat(60)],
  ["REPRESENTATIVE_UK", "secret".repeat(60)],
  ["LOG_DAYS", "0"],
  ["BACKUP_DAYS", "a month"],
  ["REQUIRE_EMAIL_VERIFICATION", "yes"],
  ["OIDC_ISSUER", "http://secret.example"],
  ["OIDC_ISSUER", "https://id.example/?secret"],
  ["OIDC_CLIENT_ID", "secret\nid"],
  ["OIDC_CLIENT_SECRET", "secret".repeat(60)],
  ["OIDC_NAME", "secret".repeat(7)],
  ["TRUSTED_PROXIES", "secret"],
  ["TRUSTED_PROXIES", "1"],
  ["TRUSTED_PROXIES", "127.1"],
  ["TRUSTED_PROXIES", "10/8"],
  ["TRUSTED_PROXIES", "010.0.0.1"],
  ["TRUSTED_PROXIES", "10.0.0.1, 0x7f.0.0.1"],
  ["LOG_LEVEL", "loud"],
  ["LOG_REQUESTS", "some"],
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

test("what a folder and a proxy may be called is taken as it stands", () => {
  for (const folder of ["/srv/florescer", "./data", "data", "C:\\Florescer Data", "/srv/a b/~old", "/srv/mãe's"])
    expect(readEnv({ DATA_DIR: folder }).dataDir).toBe(folder)
  const proxies = ["loopback", "10.0.0.0/8", "10.0.0.1/255.0.0.0", "100.64.0.10", "::1", "fd00::/8", "2001:db8:0:01::1"]
  expect(readEnv({ TRUSTED_PROXIES: proxies.join(", ") }).trustedProxies).toEqual(proxies)
})

const encoded = /percent-encoded/
test.each([
  ["SMTP_URL", "smtp://u:pa#ss@host", encoded],
  ["SMTP_URL", "smtp://u:pa/ss@host", encoded],
  ["SMTP_URL", "smtp://u:pa?ss@host", encoded],
  ["SMTP_URL", "smtp://u:12#ss@host", encoded],
  ["SMTP_URL", "smtp://u:12/ss@host", encoded],
  ["SMTP_URL", "smtp://u:12?ss@host", encoded],
  ["SMTP_URL", "smtp://u:pa%ss@host", encoded],
  ["SMTP_URL", "smtp://host:99999", /such as smtps:\/\/user:password@mail.example.org:465/],
  ["SMTP_URL", "smtp://", /such as smtps:/],
  ["SMTP_URL", "smtp:host", /such as smtps:/],
  ["DATABASE_URL", "postgres://u:pa#ss@host/db", encoded],
  ["DATABASE_URL", "postgres://u:12#ss@host/db", encoded],
  ["DATABASE_URL", "postgres://u:pa%ss@host/db", encoded],
  ["DATABASE_URL", "postgres://host:port/db", /such as postgres:\/\/user:password@host:5432/],
  ["DATABASE_DIRECT_URL", "postgres://u:pa#ss@host/db", encoded],
  ["DATABASE_DIRECT_URL", "postgres://u:p@host/db", /DATABASE_URL must be there too/],
  ["DATABASE_URL", "postgres:db", /such as postgres:/],
  ["DATABASE_URL", "postgres://u:pa,ss@one:5432,two:5432/db", /must be the address of one host/],
  ["DATABASE_URL", "postgres://u:p@one,two/db?target_session_attrs=read-write", /must be the address of one host/],
  ["DATABASE_URL", "postgres://u:p@/db?host=one%2Ctwo", /must be the address of one host/],
  ["DATABASE_DIRECT_URL", "postgres://one,two/db", /must be the address of one host/],
  ["SMTP_URL", "smtps://u:p@one.example.org,two.example.org:465", /must be the address of one host/],
  ["OPERATOR_ADDRESS", "x".repeat(301), /at most 300 characters/],
] as const)("a wrong %s (%s) is refused for its own reason", (name, value, reason) => {
  const settings = { SUPPORT_EMAIL: "equipe@example.org", [name]: value }
  expect(() => readEnv(settings)).toThrow(reason)
  expect(() => readEnv(settings)).not.toThrow(/pa.ss|12.ss/)
})

test("special characters are taken percent-encoded, and PostgreSQL's socket as its driver takes it", () => {
  const support = { SUPPORT_EMAIL: "equipe@example.org" }
  expect(readEnv({ ...support, SMTP_URL: "smtp://u:pa%23ss@host?ignoreTLS=true" }).smtpUrl).toContain("pa%23ss")
  for (const url of [
    "postgres://u:p@/db?host=/var/run/postgresql",
    "postgres:///db?host=/var/run/postgresql",
    "postgres://u:p@%2Fvar%2Frun%2Fpostgresql/db",
    "postgres://u:p@127.0.0.1:5432/db",
    "postgres://u:p,q@127.0.0.1:5432/db?options=-c%20search_path%3Da,b",
    "postgres://u@/db",
  ]) {
    expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url)
    expect(isLocalPostgres(url)).toBe(true)
  }
  expect(isLocalPostgres("postgres://u:p%40q@db.example.org/db?sslmode=verify-full")).toBe(false)
})

test("the sender is a name, whatever signs it has, and an address, whose domain may be in any script", () => {
  const from = (text: string) => readEnv({ MAIL_FROM: text }).mailFrom
  expect(from("Florescer: apoio (Recife), Ltda. <a@b.org>")).toEqual({
    name: "Florescer: apoio (Recife), Ltda.",
    address: "a@b.org",
  })
  expect(from('"Flor, e cia" <a@b.org>')).toEqual({ name: "Flor, e cia", address: "a@b.org" })
  expect(from("a@café.com.br")).toEqual({ name: "", address: "a@xn--caf-dma.com.br" })
})

test("the addresses that the pages name may have a domain in any script", () => {
  const given = { SUPPORT_EMAIL: "equipe@café.com.br", PRIVACY_CONTACT: "dados@xn--e1afmkfd.xn--p1ai" }
  expect(readEnv(given)).toMatchObject({
    supportEmail: "equipe@xn--caf-dma.com.br",
    privacyContact: "dados@xn--e1afmkfd.xn--p1ai",
  })
})

test.each(["OPERATOR_NAME", "OPERATOR_ADDRESS", "PRIVACY_CONTACT"])(
  "what is reached by https does not start without %s, and says so in one sentence",
  (name) => {
    const settings = { BASE_URL: "https://florescer.example", ...operator }
    expect(readEnv(settings)).toMatchObject({ operatorName: "Clínica Flor", privacyContact: "dados@example.org" })
    expect(() => readEnv({ ...settings, [name]: " " })).toThrow(
      new RegExp(`^With an https BASE_URL the setting ${name} .+\\.$`),
    )
  },
)

test("with a mail server questions go to an address that the operator has named", () => {
  expect(() => readEnv({ SMTP_URL: "smtp://mail" })).toThrow(/^With an SMTP_URL the setting SUPPORT_EMAIL .+\.$/)
})

test("a provider to sign in by has an address, a client and a secret, or is not set at all", () => {
  const all = {
    OIDC_ISSUER: "https://id.clinica.example/realms/maes",
    OIDC_CLIENT_ID: "florescer",
    OIDC_CLIENT_SECRET: "x",
  }
  const [issuer, clientId, clientSecret] = Object.values(all)
  expect(readEnv(all).identityProvider).toEqual({ issuer, clientId, clientSecret, name: "id.clinica.example" })
  expect(readEnv({ ...all, OIDC_NAME: "Clínica Aurora" }).identityProvider?.name).toBe("Clínica Aurora")
  expect(readEnv({ ...all, OIDC_ISSUER: "http://127.0.0.1:8080" }).identityProvider).not.toBeNull()
  expect(readEnv({ OIDC_NAME: "Clínica Aurora" }).identityProvider).toBeNull()
  for (const name of Object.keys(all))
    expect(() => readEnv({ ...all, [name]: "" })).toThrow(new RegExp(`^With OIDC_\\w+ the setting ${name} .+\\.$`))
})

test("what the privacy policy tells of an installation is read, and a data protection officer has a name and a contact", () => {
  const settings = { HOSTING_COUNTRIES: "DE, ie", MAIL_COMPANY: "none", LOG_DAYS: "14" }
  const officer = { DPO_NAME: "Rosa Lima", DPO_CONTACT: "rosa@example.org" }
  expect(readEnv({ ...settings, ...officer }).privacyDetails).toEqual({
    ...noDetails,
    hostingCountries: ["DE", "IE"],
    mailCompany: "none",
    officer: "Rosa Lima, rosa@example.org",
    logDays: 14,
  })
  expect(readEnv({ DPO_NAME: "none" }).privacyDetails.officer).toBe("none")
  for (const [name, value] of Object.entries(officer))
    expect(() => readEnv({ [name]: value })).toThrow(/^With DPO_\w+ the setting DPO_\w+ must be there too: .+\.$/)
})
