import type { Context } from "hono"
import * as z from "zod"
import { retention } from "#domain/retention.ts"
import type { AccountParts } from "../account/account-parts.ts"
import { claimOnce } from "../claim-once.ts"
import { appError } from "../errors.ts"
import { createSealedCookie } from "../sealed-cookie.ts"
import { createProvider, type Provider } from "./provider.ts"

/** Where the provider sends her browser back to, as it has to be registered there. */
const returnPath = "/sign-in-return"
const lastsMs = retention.providerSignInMinutes * 60_000

const checks = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  maxAgeSeconds: z.number().nullable(),
})
const askedSchema = z.object({
  intent: z.enum(["sign-in", "link", "prove"]),
  /** Of whoever links or proves. */
  userId: z.string().nullable(),
  checks,
})
type Asked = z.infer<typeof askedSchema>

/**
 * A request to the provider and the answer to it. Her browser keeps what it has asked for in a sealed cookie, so that any
 * process can take the answer and no other browser can give it.
 */
export function createProviderRequest({ env, secret, database, log, now }: AccountParts) {
  const { baseUrl, identityProvider: settings } = env
  const provider = settings && createProvider({ settings, redirectUri: `${baseUrl}${returnPath}`, log, now })
  const cookie = createSealedCookie({
    name: "florescer.provider",
    schema: askedSchema,
    minutes: retention.providerSignInMinutes,
    secret,
    baseUrl,
    now,
  })

  /** Throws NOT_FOUND where none is set. */
  function requireProvider(): Provider {
    if (!provider) throw appError("NOT_FOUND")
    return provider
  }

  /** The address at the provider to which her browser goes next. */
  async function begin(c: Context, intent: Asked["intent"], userId: string | null): Promise<string> {
    const { url, checks } = await requireProvider().begin({ isProof: intent === "prove" })
    await cookie.write(c, { intent, userId, checks })
    return url
  }

  /** What this browser has asked for, and who the provider says she is. Throws SIGN_IN_EXPIRED for what it has not asked for, or not lately, or once before. */
  async function takeAnswer(c: Context, query: URLSearchParams) {
    const provider = requireProvider()
    const asked = await cookie.read(c)
    cookie.clear(c)
    if (!asked || query.get("state") !== asked.checks.state) throw appError("SIGN_IN_EXPIRED")
    const expiresAt = new Date(now().getTime() + lastsMs)
    const isFirst = await claimOnce(
      database.db,
      { kind: "provider-state", secret: asked.checks.state, expiresAt },
      now(),
    )
    if (!isFirst) throw appError("SIGN_IN_EXPIRED")
    const { intent, userId } = asked
    return { intent, userId, identity: await provider.identify(query, asked.checks) }
  }

  return { requireProvider, providerName: settings?.name ?? null, issuer: settings?.issuer ?? null, begin, takeAnswer }
}
