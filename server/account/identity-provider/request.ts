import type { Context } from "hono"
import * as z from "zod"
import { retention } from "#domain/privacy/retention.ts"
import { claimOnce } from "../../claim-once.ts"
import { appError } from "../../errors.ts"
import { createSealedCookie } from "../../sealed-cookie.ts"
import type { AccountParts } from "../account-parts.ts"
import { createProvider, type Provider } from "./provider.ts"

/** The path to which the provider returns; it must be registered there. */
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
  /** The signed-in user who links an identity or proves her presence; null when signing in. */
  userId: z.string().nullable(),
  checks,
})
type Asked = z.infer<typeof askedSchema>

/**
 * Begins a sign-in at the provider and takes its answer. The request is stored in a sealed cookie, so any process can
 * take the answer, but only from the browser that asked.
 */
export function createProviderRequest({ env, keys, database, log, now }: AccountParts) {
  const { baseUrl, identityProvider: settings } = env
  const provider = settings && createProvider({ settings, redirectUri: `${baseUrl}${returnPath}`, log, now })
  const cookie = createSealedCookie({
    name: "florescer.provider",
    schema: askedSchema,
    minutes: retention.providerSignInMinutes,
    key: keys.providerRequest,
    baseUrl,
    now,
  })

  function requireProvider(): Provider {
    if (!provider) throw appError("NOT_FOUND")
    return provider
  }

  async function begin(c: Context, intent: Asked["intent"], userId: string | null): Promise<string> {
    const { url, checks } = await requireProvider().begin({ isProof: intent === "prove" })
    await cookie.write(c, { intent, userId, checks })
    return url
  }

  /**
   * Takes the provider's answer. Throws SIGN_IN_EXPIRED if this browser did not ask for it, or if it is too old or was
   * used before.
   */
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
