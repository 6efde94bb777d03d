import * as z from "zod/mini"

export const emailMaxLength = 254

/**
 * Addresses by RFC 5321 without quoted parts. The domain may end in punycode ("xn--p1ai"), which zod's own pattern does
 * not allow.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{0,63}[\w!#$%&'*+/=?^`{|}~-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

const internationalDomain = /^(?:[\p{L}\p{M}\p{N}.。-]|\u200c|\u200d)+$/u

/** Mail servers know "ana@café.com.br" as "ana@xn--caf-dma.com.br". */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@")
  const domain = address.slice(at + 1)
  // Only valid names with letters outside ASCII are converted, because the URL parser would cut "example.org/path" and
  // turn "1.2" into an IP address.
  if (at === -1 || /^[\0-\x7f]*$/.test(domain) || !internationalDomain.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address
}

/** Invisible direction marks and zero-width spaces, which mail programs copy along with an address. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

function withoutUnseen(typed: string): string {
  return typed.replace(unseen, "")
}

/** The form in which an account's address is stored and looked up. */
export function storedAddress(typed: string): string {
  return asciiAddress(withoutUnseen(typed).trim()).toLowerCase()
}

export const emailSchema = z
  .string()
  .check(
    z.overwrite(withoutUnseen),
    z.trim(),
    z.minLength(1),
    z.overwrite(asciiAddress),
    z.maxLength(emailMaxLength),
    z.email({ pattern: emailPattern }),
  )
