import * as z from "zod/mini"
import { typedCode } from "./typed-code.ts"

/** Crockford's base 32, an alphabet without characters that are easily confused. */
export const invitationAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
export const invitationLength = 12

/** Codes are typed from a leaflet, so spaces, dashes and lower case are accepted, as are O for 0 and I or L for 1. */
function invitationCode(typed: string): string {
  return typedCode(typed).toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1")
}

const pattern = new RegExp(`^[${invitationAlphabet}]{${invitationLength}}$`)

export const invitationSchema = z
  .string()
  .check(z.maxLength(60), z.overwrite(invitationCode), z.minLength(1), z.regex(pattern))

/** Formats an invitation in groups of four characters, as it is printed. */
export function shownInvitation(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-")
}

/** Who may create an account in this installation. */
export type SignUps = { byMail: "open" | "invited" | "closed"; byProvider: boolean }

const ways = ["invited", "provider"]

/** Parses "open", "closed", "invited", "provider" or "invited,provider"; returns null for anything else. */
export function parseSignUps(text: string): SignUps | null {
  if (text === "open") return { byMail: "open", byProvider: true }
  if (text === "closed") return { byMail: "closed", byProvider: false }
  const named = text.split(",").map((part) => part.trim())
  if (named.some((name) => !ways.includes(name)) || new Set(named).size < named.length) return null
  return { byMail: named.includes("invited") ? "invited" : "closed", byProvider: named.includes("provider") }
}
