import * as z from "zod/mini"

export const emailMaxLength = 254

/**
 * Mail's own grammar (RFC 5321 without quotes) of an address with a top-level domain, which may be in punycode: "xn--p1ai".
 * Wider than that of zod, which knows no such domain and fewer signs before the @.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{0,63}[\w!#$%&'*+/=?^`{|}~-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i

/** Letters, marks and digits of any script, joiners, and what stands between the parts of a domain. */
const internationalDomain = /^(?:[\p{L}\p{M}\p{N}.。-]|\u200c|\u200d)+$/u

/** The address with its domain in the ASCII form that mail servers know: "ana@café.com.br" is "ana@xn--caf-dma.com.br". */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf("@")
  const domain = address.slice(at + 1)
  // Every character of ASCII stays: a URL would cut "example.org/path" and make a number of "1.2".
  if (at === -1 || /^[\0-\x7f]*$/.test(domain) || !internationalDomain.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? address.slice(0, at + 1) + new URL(url).hostname : address
}

/** The address under which an account is found, however it was typed. */
export function storedAddress(typed: string): string {
  return asciiAddress(typed.trim()).toLowerCase()
}

/** An e-mail address as it is taken, trimmed and with an ASCII domain. */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.overwrite(asciiAddress),
    z.maxLength(emailMaxLength),
    z.email({ pattern: emailPattern }),
  )
