import type { IncomingMessage } from "node:http"
import type { Context } from "hono"
import ipaddr from "ipaddr.js"
import proxyAddr from "proxy-addr"

/** The first half of an IPv6 address identifies a network, the second half a device in it. */
const ipv6LineBytes = 8

export type NetworkOf = ReturnType<typeof createNetworkOf>

/**
 * Returns a function that finds the network of a request: its IPv4 address, or the first half of its IPv6 address. Null
 * where it is unknown, because there may be a proxy that TRUSTED_PROXIES does not name.
 */
export function createNetworkOf(trustedProxies: readonly string[] | undefined) {
  const isTrusted = trustedProxies && proxyAddr.compile([...trustedProxies])

  return (c: Context): string | null => {
    const incoming = incomingOf(c)
    if (!isTrusted || !incoming?.socket.remoteAddress) return null
    const address = proxyAddr(incoming, isTrusted)
    return ipaddr.isValid(address) ? lineOf(address) : address
  }
}

/** Returns a function that says whether a request comes straight from one of TRUSTED_PROXIES, so that its headers are theirs. */
export function createIsFromTrustedProxy(trustedProxies: readonly string[] | undefined) {
  const isTrusted = trustedProxies && proxyAddr.compile([...trustedProxies])

  return (c: Context): boolean => {
    const address = incomingOf(c)?.socket.remoteAddress
    return Boolean(isTrusted && address && isTrusted(address, 0))
  }
}

/** The same of a request that a proxy has passed on which TRUSTED_PROXIES do not name: all who come by it count as one network. */
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
