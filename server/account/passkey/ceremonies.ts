import { AppError, appError } from "../../errors.ts"
import type { NewKey, StoredKey } from "./data.ts"
import type { NewCredential, SignedChallenge } from "./inputs.ts"

/** COSE numbers of EdDSA, ES256 and RS256, which authenticators commonly offer and every Node.js can verify. */
const algorithms = [-8, -7, -257]

/** The library is imported on first use, because its certificate parser takes a fifth of a second to load. */
const loadLibrary = () => import("@simplewebauthn/server")

/**
 * Whether the answer was made inside a frame of another site. Our pages are never framed, so such an answer is refused.
 */
async function isFramed({ clientDataJSON }: { clientDataJSON: string }) {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers")
  return decodeClientDataJSON(clientDataJSON).crossOrigin === true
}

type User = { id: string; name: string; email: string }

/**
 * Makes and verifies passkey requests. Passkeys are bound to BASE_URL, discoverable, and unlocked by a PIN, finger or
 * face, which makes them two factors in one.
 */
export function createCeremonies({ baseUrl }: { baseUrl: string }) {
  const { hostname } = new URL(baseUrl)
  const expected = { expectedOrigin: baseUrl, expectedRPID: hostname, requireUserVerification: true }

  async function creationOptions({ id, name, email }: User, credentialIds: string[], timeoutMs: number) {
    const { generateRegistrationOptions } = await loadLibrary()
    const { extensions: _, ...options } = await generateRegistrationOptions({
      rpName: "Florescer",
      rpID: hostname,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      attestationType: "none",
      excludeCredentials: credentialIds.map((credentialId) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      supportedAlgorithmIDs: algorithms,
      timeout: timeoutMs,
    })
    return options
  }

  /** Options for signing. Without `credentialIds` they are the same for everybody, so they reveal no account. */
  async function requestOptions(timeoutMs: number, credentialIds?: string[]) {
    const { generateAuthenticationOptions } = await loadLibrary()
    const { extensions: _, ...options } = await generateAuthenticationOptions({
      rpID: hostname,
      userVerification: "required",
      timeout: timeoutMs,
      ...(credentialIds && { allowCredentials: credentialIds.map((id) => ({ id })) }),
    })
    return options
  }

  /** Verifies a new passkey; returns null for any wrong answer. Throws CHALLENGE_EXPIRED. */
  async function verifyCreation(response: NewCredential, challenge: string): Promise<NewKey | null> {
    const { verifyRegistrationResponse } = await loadLibrary()
    const options = { response, ...expected, expectedChallenge: only(challenge), supportedAlgorithmIDs: algorithms }
    const result = await verifyRegistrationResponse(options).catch(nullUnlessOurs)
    if (!result?.registrationInfo || (await isFramed(response.response))) return null
    const { id: credentialId, publicKey, counter } = result.registrationInfo.credential
    return { credentialId, publicKey, counter }
  }

  /**
   * Returns the passkey's new counter; null for a wrong signature or a counter that went back. Throws
   * CHALLENGE_EXPIRED.
   */
  async function verifySignature(response: SignedChallenge, challenge: string, stored: StoredKey) {
    const { verifyAuthenticationResponse } = await loadLibrary()
    const credential = { id: stored.credentialId, publicKey: stored.publicKey, counter: stored.counter }
    const options = { response, ...expected, expectedChallenge: only(challenge), credential }
    const result = await verifyAuthenticationResponse(options).catch(nullUnlessOurs)
    if (!result?.verified || (await isFramed(response.response))) return null
    return result.authenticationInfo.newCounter
  }

  return { creationOptions, requestOptions, verifyCreation, verifySignature }
}

/**
 * Another tab may have asked for a newer challenge, which has replaced this one in the cookie. Throws
 * CHALLENGE_EXPIRED.
 */
function only(expected: string) {
  return (challenge: string) => {
    if (challenge !== expected) throw appError("CHALLENGE_EXPIRED")
    return true
  }
}

function nullUnlessOurs(error: unknown) {
  if (error instanceof AppError) throw error
  return null
}
