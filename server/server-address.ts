import { isLoopback } from "./loopback.ts"

/** Whether the text is an smtp: or smtps: address with a host. */
export function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/[^/?#]/i.test(text) && isAddress(text)
}

/**
 * Whether the text is a PostgreSQL address, which may name a socket folder:
 * postgres://user:password@/florescer?host=/var/run/postgresql.
 */
export function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//i.test(text) && isAddress(withHost(text))
}

/** Whether the address lists several hosts with commas, as libpq allows. Such a name cannot be resolved here. */
export function hasSeveralHosts(text: string): boolean {
  const [, hosts = ""] = text.match(/^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/) ?? []
  return /,|%2c/i.test(hosts) || /[?&]host=[^&#]*(?:,|%2c)/i.test(text)
}

/** The host or socket folder of a PostgreSQL address; localhost if it names none. */
function postgresHost(url: string): string {
  const { hostname, searchParams } = new URL(withHost(url))
  return searchParams.get("host") || decodeURIComponent(hostname) || "localhost"
}

/** Whether a PostgreSQL runs on this machine, as far as its address shows. */
export function isLocalPostgres(url: string): boolean {
  const host = postgresHost(url)
  return host.startsWith("/") || isLoopback(host)
}

/** Adds localhost where no host follows the user, because a URL cannot have a user without a host. */
function withHost(url: string): string {
  return url.replace(/@(?=\/|$)/, "@localhost")
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, pathname, search, hash } = new URL(text)
  // An unencoded #, / or ? in a password ends the user's part too early, so that the address names another host.
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
