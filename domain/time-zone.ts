import * as z from "zod/mini"

/** The IANA name of a time zone that this machine knows: "America/Recife". A device may be newer than its server. */
export const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }))
  } catch {
    return false
  }
}
