import type { IncomingMessage } from "node:http"
import type { Context } from "hono"
import ipaddr from "ipaddr.js"
import proxyAddr from "proxy-addr"

/** The first 8 bytes of an IPv6 address identify one connection to the internet. */
const ipv6LineBytes = 8

export type NetworkOf = ReturnType<typeof createNetworkOf>

/**
 * All unreadable addresses count as one network. If each were a key of its own, anybody could pose as many networks.
 */
const unreadable = "unreadable"

/**
 * Returns a function that finds a client's network: its IPv4 address, or the first half of its IPv6 address. It skips
 * TRUSTED_PROXIES, and returns null if that is not set.
 */
export function createNetworkOf(trustedProxies: readonly string[] | undefined) {
  const trusts = trustedProxies && proxyAddr.compile([...trustedProxies])
  const isTrusted = trusts && ((address: string, hop: number) => trusts(withoutPort(address), hop))

  return (c: Context): string | null => {
    const incoming = incomingOf(c)
    if (!isTrusted || !incoming?.socket.remoteAddress) return null
    const address = withoutPort(proxyAddr(incoming, isTrusted))
    return ipaddr.isValid(address) ? lineOf(address) : unreadable
  }
}

/** Whether a request comes directly from one of TRUSTED_PROXIES, whose headers can be trusted. */
export function createIsFromTrustedProxy(trustedProxies: readonly string[] | undefined) {
  const isTrusted = trustedProxies && proxyAddr.compile([...trustedProxies])

  return (c: Context): boolean => {
    const address = incomingOf(c)?.socket.remoteAddress
    return Boolean(isTrusted && address && isTrusted(address, 0))
  }
}

/** Whether a request comes from a proxy that is not in TRUSTED_PROXIES. All its clients then count as one network. */
export function createIsFromUntrustedProxy(trustedProxies: readonly string[] | undefined) {
  const isFromTrustedProxy = createIsFromTrustedProxy(trustedProxies)
  return (c: Context): boolean =>
    Boolean(trustedProxies?.length) && c.req.header("x-forwarded-for") !== undefined && !isFromTrustedProxy(c)
}

function incomingOf(c: Context) {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming
}

/** Some proxies append the port: 203.0.113.7:40001, [2001:db8::1]:40001. */
function withoutPort(address: string) {
  return address.match(/^([\d.]+):\d+$/)?.[1] ?? address.match(/^\[(.*)\](?::\d+)?$/)?.[1] ?? address
}

function lineOf(address: string) {
  const parsed = ipaddr.process(address)
  return parsed.toByteArray().slice(0, ipv6LineBytes).join(".")
}
