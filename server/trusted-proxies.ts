import proxyAddr from "proxy-addr"
import * as z from "zod"

/** Addresses and networks of the proxies in front, with commas between; none for "none". */
export const trustedProxies = z
  .string()
  .transform((text) => (text.trim() === "none" ? [] : text.split(",").map((part) => part.trim())))
  .refine(isCompilable)

/** The library also takes "1" for 0.0.0.1, where elsewhere it counts proxies, and 010.0.0.1 for 8.0.0.1. */
const readOtherwise = /^\d+(?:\.\d+){0,2}(?:\/|$)|(?:^|\.)0\d|0x/i

function isCompilable(trusted: string[]) {
  try {
    proxyAddr.compile(trusted)
    return !trusted.some((each) => readOtherwise.test(each))
  } catch {
    return false
  }
}
