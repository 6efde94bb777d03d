import { isLoopback } from "./loopback.ts"

const encoded =
  "an address whose user name and password are percent-encoded: # is %23, / is %2F, ? is %3F, @ is %40, : is %3A, % is %25"

/** What it must be; undefined if it is. */
export function unlikeSmtpUrl(text: string): string | undefined {
  const start = /^smtps?:\/\//i
  if (!start.test(text)) return "an address that starts with smtp:// or smtps://"
  return unlikeAddress(text, "smtps://user:password@mail.example.org:465")
}

/** For a PostgreSQL, also in a folder: postgres://user:password@/florescer?host=/var/run/postgresql. */
export function unlikePostgresUrl(text: string): string | undefined {
  const start = /^postgres(ql)?:\/\//i
  if (!start.test(text)) return "an address that starts with postgres:// or postgresql://"
  return unlikeAddress(withHost(text), "postgres://user:password@host:5432/florescer", true)
}

/** A host or socket folder, else localhost. */
function postgresHost(url: string): string {
  const { hostname, searchParams } = new URL(withHost(url))
  return searchParams.get("host") || decodeURIComponent(hostname) || "localhost"
}

/** As far as the address tells. */
export function isLocalPostgres(url: string): boolean {
  const host = postgresHost(url)
  return host.startsWith("/") || isLoopback(host)
}

/** A URL cannot have a user without a host. */
function withHost(url: string): string {
  return url.replace(/@(?=\/|$)/, "@localhost")
}

function unlikeAddress(text: string, example: string, mayLackHost = false): string | undefined {
  const hasUser = text.includes("@")
  if (!URL.canParse(text))
    return hasUser ? encoded : `an address with a host, and a port from 1 to 65535 if any, such as ${example}`
  const { username, password, hostname, pathname, search, hash } = new URL(text)
  // Such signs end the user's part too early.
  if (hash || `${pathname}${search}`.includes("@")) return encoded
  if (!isDecodable(username) || !isDecodable(password)) return encoded
  if (!hostname && !mayLackHost) return `an address with a host, such as ${example}`
  return undefined
}

function isDecodable(text: string) {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
