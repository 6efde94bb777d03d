import { isLoopback } from "./loopback.ts"

/** smtp: or smtps:, with a host. */
export function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/[^/?#]/i.test(text) && isAddress(text)
}

/** For a PostgreSQL, also in a folder: postgres://user:password@/florescer?host=/var/run/postgresql. */
export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//i.test(text) && isAddress(withHost(text))
}

/** Whether commas stand between hosts, as libpq takes them: a name with a comma has no address. */
export function hasSeveralHosts(text: string): boolean {
  const [, hosts = ""] = text.match(/^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/) ?? []
  return /,|%2c/i.test(hosts) || /[?&]host=[^&#]*(?:,|%2c)/i.test(text)
}

/** A host or socket folder, else localhost. */
function postgresHost(url: string): string {
  const { hostname, searchParams } = new URL(withHost(url))
  return searchParams.get("host") || decodeURIComponent(hostname) || "localhost"
}

/** Whether a PostgreSQL is on this machine, as far as the address tells. */
export function isLocalPostgres(url: string): boolean {
  const host = postgresHost(url)
  return host.startsWith("/") || isLoopback(host)
}

/** A URL cannot have a user without a host. */
function withHost(url: string): string {
  return url.replace(/@(?=\/|$)/, "@localhost")
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, pathname, search, hash } = new URL(text)
  // A password's own # / or ? ends the user's part too early, and leaves an address of another host.
  const isCutShort = hash !== "" || `${pathname}${search}`.includes("@")
  return !isCutShort && isDecodable(username + password)
}

function isDecodable(text: string) {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
