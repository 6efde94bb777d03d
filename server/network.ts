import type { IncomingMessage } from "node:http"
import type { Context } from "hono"
import ipaddr from "ipaddr.js"
import proxyAddr from "proxy-addr"

/** The first half of an IPv6 address is the network. */
const ipv6LineBytes = 8

export type NetworkOf = ReturnType<typeof createNetworkOf>

/** One network for all whose address cannot be read: if each text were a key of its own, it would be a new network. */
const unreadable = "unreadable"

/** IPv4, or half of IPv6: the nearest not in TRUSTED_PROXIES; null where that is unset. */
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

/** Straight from TRUSTED_PROXIES, whose headers count. */
export function createIsFromTrustedProxy(trustedProxies: readonly string[] | undefined) {
  const isTrusted = trustedProxies && proxyAddr.compile([...trustedProxies])

  return (c: Context): boolean => {
    const address = incomingOf(c)?.socket.remoteAddress
    return Boolean(isTrusted && address && isTrusted(address, 0))
  }
}

/** All who come by one count as one network. */
export function createIsFromUntrustedProxy(trustedProxies: readonly string[] | undefined) {
  const isFromTrustedProxy = createIsFromTrustedProxy(trustedProxies)
  return (c: Context): boolean =>
    Boolean(trustedProxies?.length) && c.req.header("x-forwarded-for") !== undefined && !isFromTrustedProxy(c)
}

function incomingOf(c: Context) {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming
}

/** Some proxies name the port too: 203.0.113.7:40001, [2001:db8::1]:40001. */
function withoutPort(address: string) {
  return address.match(/^([\d.]+):\d+$/)?.[1] ?? address.match(/^\[(.*)\](?::\d+)?$/)?.[1] ?? address
}

function lineOf(address: string) {
  const parsed = ipaddr.process(address)
  return parsed.toByteArray().slice(0, ipv6LineBytes).join(".")
}
