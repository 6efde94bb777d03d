import type { IncomingMessage } from "node:http"
import type { Context } from "hono"
import ipaddr from "ipaddr.js"
import proxyAddr from "proxy-addr"

/** The first half of an IPv6 address is the network. */
const ipv6LineBytes = 8

export type NetworkOf = ReturnType<typeof createNetworkOf>

/** IPv4, or half of IPv6: the nearest not in TRUSTED_PROXIES; null where that is unset. */
export function createNetworkOf(trustedProxies: readonly string[] | undefined) {
  const isTrusted = trustedProxies && proxyAddr.compile([...trustedProxies])

  return (c: Context): string | null => {
    const incoming = incomingOf(c)
    if (!isTrusted || !incoming?.socket.remoteAddress) return null
    const address = proxyAddr(incoming, isTrusted)
    return ipaddr.isValid(address) ? lineOf(address) : address
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

function lineOf(address: string) {
  const parsed = ipaddr.process(address)
  return parsed.toByteArray().slice(0, ipv6LineBytes).join(".")
}
