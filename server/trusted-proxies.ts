import proxyAddr from "proxy-addr"
import * as z from "zod"

/**
 * The setting TRUSTED_PROXIES: addresses and networks of the proxies in front of the server, separated by commas, or
 * "none".
 */
export const trustedProxies = z
  .string()
  .transform((text) => (text.trim() === "none" ? [] : text.split(",").map((part) => part.trim())))
  .refine(isCompilable)

/**
 * The library reads "1" as 0.0.0.1, where other programs count proxies, and 010.0.0.1 as 8.0.0.1. Such texts are
 * refused.
 */
const readOtherwise = /^\d+(?:\.\d+){0,2}(?:\/|$)|(?:^|\.)0\d|0x/i

function isCompilable(trusted: string[]) {
  try {
    proxyAddr.compile(trusted)
    return !trusted.some((each) => readOtherwise.test(each))
  } catch {
    return false
  }
}
