import * as z from "zod/mini"
import { typedCode } from "./typed-code.ts"

/** An alphabet without signs that are easily confused (Crockford's base 32). */
export const invitationAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
export const invitationLength = 12

/** Typed from a leaflet: spaces, dashes and small letters do not matter, nor O for 0, I and L for 1. */
function invitationCode(typed: string): string {
  return typedCode(typed).toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1")
}

const pattern = new RegExp(`^[${invitationAlphabet}]{${invitationLength}}$`)

export const invitationSchema = z
  .string()
  .check(z.maxLength(60), z.overwrite(invitationCode), z.minLength(1), z.regex(pattern))

/** An invitation in groups of four, as it is printed. */
export function shownInvitation(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1-")
}

/** Who may make an account here. */
export type SignUps = { byMail: "open" | "invited" | "closed"; byProvider: boolean }

const ways = ["invited", "provider"]

/** "open", "closed", or "invited" and "provider", with a comma between both; null for anything else. */
export function parseSignUps(text: string): SignUps | null {
  if (text === "open") return { byMail: "open", byProvider: true }
  if (text === "closed") return { byMail: "closed", byProvider: false }
  const named = text.split(",").map((part) => part.trim())
  if (named.some((name) => !ways.includes(name)) || new Set(named).size < named.length) return null
  return { byMail: named.includes("invited") ? "invited" : "closed", byProvider: named.includes("provider") }
}
