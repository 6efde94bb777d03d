import * as z from "zod/mini"
import { languages } from "../language.ts"
import { addDays } from "../privacy/retention.ts"
import { babyHoursSchema, type FavourKind, type FavourState, type TakenFavours, withFavour } from "./favour.ts"

export const helperParts = ["meals", "preparations", "list", "tonight"] as const
export type HelperPart = (typeof helperParts)[number]

export const helperLinkDays = [1, 7, 30] as const
export const helperLinksMost = 20
export const helperNameMaxLength = 40
/** The secret of a link has 128 bits, which are 22 characters in base64url. */
export const helperSecretBytes = 16
export const helperSecretPattern = /^[\w-]{22}$/

/** The server receives only the SHA-256 of the secret. */
export const helperLinkSchema = z.strictObject({
  secretHash: z.string().check(z.regex(/^[\w-]{43}$/)),
  name: z.string().check(z.trim(), z.maxLength(helperNameMaxLength)),
  shows: z.array(z.enum(helperParts)).check(z.minLength(1), z.maxLength(helperParts.length)),
  namesWithout: z.boolean(),
  language: z.enum(languages),
  days: z.literal(helperLinkDays),
  babyHours: z.optional(babyHoursSchema),
})

export type HelperLink = Omit<z.infer<typeof helperLinkSchema>, "secretHash" | "days"> & {
  id: string
  createdAt: string
  expiresAt: string
  endedAt: string | null
  /** The favours that a helper has taken through this link. They are removed when the link is ended. */
  favours?: TakenFavours
}

type NewHelperLink = z.infer<typeof helperLinkSchema> & { linkId: string }

/** `at` is when the link begins to work (ISO 8601, UTC). */
export function newHelperLink({ linkId, secretHash: _secret, days, ...link }: NewHelperLink, at: string): HelperLink {
  return {
    ...link,
    id: linkId,
    createdAt: at,
    expiresAt: addDays(new Date(at), days).toISOString(),
    endedAt: null,
  }
}

export function endedLink({ favours, ...link }: HelperLink, at: string): HelperLink {
  return link.endedAt === null ? { ...link, endedAt: at, expiresAt: at } : link
}

type Noted = { kind: FavourKind; state: FavourState; foods?: readonly string[] | undefined }

/** Returns the link with a favour noted; undefined if the link no longer works. */
export function linkWithFavour(link: HelperLink | null | undefined, noted: Noted, at: string): HelperLink | undefined {
  if (!link || workingLinks([link], at).length === 0) return undefined
  return { ...link, favours: withFavour(link.favours, noted, at) }
}

/** The links that still work, the newest first. */
export function workingLinks(links: readonly HelperLink[], now: string): HelperLink[] {
  const working = links.filter(({ endedAt, expiresAt }) => endedAt === null && expiresAt > now)
  return working.sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
}
