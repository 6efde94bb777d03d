import type * as openid from "openid-client"
import { signUpSchema } from "#domain/account/account.ts"
import type { IdentityProvider } from "../../env.ts"
import { appError } from "../../errors.ts"
import type { Log } from "../../log.ts"

const timeoutSeconds = 5
const configurationMs = 60 * 60_000
const sendingMax = 50
const proofMaxAgeSeconds = 5 * 60
const retryAfterSeconds = 30
const subjectMaxLength = 255

/** Issuer and subject together identify a person for good, while the address may change. */
export type Identity = {
  issuer: string
  subject: string
  /** The address in lower case; null if it is missing or invalid. */
  email: string | null
  /** If false, the address may have been typed by anybody. */
  isEmailVerified: boolean
  name: string
}

export type Checks = { state: string; nonce: string; codeVerifier: string; maxAgeSeconds: number | null }

type Settings = { settings: IdentityProvider; redirectUri: string; log: Log; now: () => Date }
export type Provider = ReturnType<typeof createProvider>

/**
 * Signs in through OpenID Connect with PKCE, state, nonce and a check of the issuer. Throws PROVIDER_UNAVAILABLE on
 * timeouts and PROVIDER_FAILED for answers that cannot be trusted.
 */
export function createProvider({ settings, redirectUri, log, now }: Settings) {
  const { issuer, clientId, clientSecret } = settings
  let known: { configuration: openid.Configuration; untilMs: number } | undefined
  let sending = 0

  /**
   * Makes the address at which the provider asks for a sign-in; with `isProof`, the provider must ask even somebody who
   * is signed in there.
   */
  async function begin({ isProof }: { isProof: boolean }) {
    const client = await import("openid-client")
    const configuration = await limited(configure)
    const checks: Checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
      maxAgeSeconds: isProof ? proofMaxAgeSeconds : null,
    }
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: "openid email profile",
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: "S256",
      ...(isProof && { prompt: "login", max_age: String(proofMaxAgeSeconds) }),
    })
    return { url: url.href, checks }
  }

  /** Identifies who has signed in at the provider. Throws PROVIDER_DENIED if the user declined. */
  async function identify(query: URLSearchParams, checks: Checks): Promise<Identity> {
    if (query.get("error") === "access_denied") throw appError("PROVIDER_DENIED")
    return limited(async () => {
      const configuration = await configure()
      try {
        return await exchange(configuration, query, checks)
      } catch (error) {
        throw failureOf(error)
      }
    })
  }

  async function exchange(configuration: openid.Configuration, query: URLSearchParams, checks: Checks) {
    const client = await import("openid-client")
    const url = new URL(`${redirectUri}?${query}`)
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: checks.codeVerifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      idTokenExpected: true,
      ...(checks.maxAgeSeconds !== null && { maxAge: checks.maxAgeSeconds }),
    })
    const claims = tokens.claims()
    if (!claims || !isSubject(claims.sub)) throw appError("PROVIDER_FAILED")
    // Many providers send the address only from their user info endpoint.
    const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined
    const told =
      claims.email === undefined && hasUserInfo
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims
    return { issuer: claims.iss, subject: claims.sub, ...addressAndName(told) }
  }

  /** Reads the provider's configuration. After a failure nothing is cached, so the next call tries again. */
  async function configure(): Promise<openid.Configuration> {
    if (known && now().getTime() < known.untilMs) return known.configuration
    const client = await import("openid-client")
    const isInsecure = issuer.startsWith("http:")
    const execute = [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])]
    const authenticate: openid.ClientAuth = (server, ...others) => {
      const takesPost = server.token_endpoint_auth_methods_supported?.includes("client_secret_post")
      const way = takesPost ? client.ClientSecretPost : client.ClientSecretBasic
      return way(clientSecret)(server, ...others)
    }
    const options = { timeout: timeoutSeconds, execute }
    try {
      const configuration = await client.discovery(new URL(issuer), clientId, {}, authenticate, options)
      known = { configuration, untilMs: now().getTime() + configurationMs }
      return configuration
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "the identity provider's configuration cannot be read")
      throw appError("PROVIDER_UNAVAILABLE", { retryAfterSeconds })
    }
  }

  async function limited<Result>(task: () => Promise<Result>): Promise<Result> {
    if (sending >= sendingMax) throw appError("SERVER_BUSY", { retryAfterSeconds })
    sending++
    try {
      return await task()
    } finally {
      sending--
    }
  }

  function failureOf(error: unknown) {
    const isAbsent = isUnavailable(error)
    // The error itself may quote personal data, so only its code is logged.
    log.warn({ reason: reasonOf(error) }, isAbsent ? "the identity provider is unavailable" : "sign-in by it refused")
    return isAbsent ? appError("PROVIDER_UNAVAILABLE", { retryAfterSeconds }) : appError("PROVIDER_FAILED")
  }

  return { name: settings.name, begin, identify }
}

/** An empty subject would match every user without one. */
function isSubject(subject: string): boolean {
  return subject !== "" && subject.length <= subjectMaxLength && !subject.includes("\0")
}

function addressAndName({ email, email_verified, name, given_name }: Record<string, unknown>) {
  const address = signUpSchema.shape.email.safeParse(email)
  const named = [name, given_name].map((one) => signUpSchema.shape.name.safeParse(one)).find(({ success }) => success)
  return {
    email: address.success ? address.data.toLowerCase() : null,
    isEmailVerified: address.success && email_verified === true,
    name: named?.data ?? "",
  }
}

function reasonOf(error: unknown) {
  const { name, code, cause } = error as { name?: string; code?: unknown; cause?: { code?: unknown } | undefined }
  return String(code ?? cause?.code ?? name)
}

/**
 * Whether the provider gave no usable answer. If it does not answer at all, fetch throws a TypeError without a code.
 */
function isUnavailable(error: unknown) {
  const { code, status, cause } = error as { code?: string; status?: number; cause?: { status?: number } }
  // `instanceof Response` would fail here, because the web server replaces the global Response.
  const answered = status ?? cause?.status
  if (answered !== undefined) return answered >= 500 || answered === 429
  return (error instanceof TypeError && code === undefined) || code === "OAUTH_TIMEOUT" || code === "OAUTH_ABORT"
}
