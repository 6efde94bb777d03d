import * as z from "zod"
import { retention } from "#domain/privacy/retention.ts"
import type { Keys } from "../keys/keys.ts"
import { asJson } from "../sealed-cookie.ts"
import { openToken, sealToken } from "./sealed-token.ts"

const lastsMs = retention.confirmEmailLinkHours * 60 * 60_000

const confirmingSchema = z.union([
  z.strictObject({ userId: z.string(), email: z.string() }),
  z.strictObject({ signUpId: z.string() }),
])
const linkSchema = z.strictObject({ of: confirmingSchema, untilMs: z.number() })

/** What a link confirms: an account with the address it had when the mail was sent, or a pending sign-up. */
type Confirming = z.infer<typeof confirmingSchema>

type LinkDeps = { keys: Pick<Keys, "confirmation">; baseUrl: string; now: () => Date }

/**
 * Makes the links that confirm an address. Better Auth's own links are not used: they show the address in logs, and may
 * name another address to change to.
 */
export function createConfirmLinks({ keys, baseUrl, now }: LinkDeps) {
  async function linkOf(of: Confirming): Promise<string> {
    return `${baseUrl}/api/auth/verify-email?token=${await seal(of)}`
  }

  async function seal(of: Confirming): Promise<string> {
    const link: z.infer<typeof linkSchema> = { of, untilMs: now().getTime() + lastsMs }
    return sealToken(keys.confirmation, JSON.stringify(link))
  }

  /** Returns what a link confirms, or null if it has expired or was not made by this server. */
  async function read(token: string): Promise<Confirming | null> {
    const link = linkSchema.safeParse(asJson(await openToken(keys.confirmation, token))).data
    return link && now().getTime() < link.untilMs ? link.of : null
  }

  return { linkOf, seal, read }
}
