import { AppError, appError } from "../errors.ts"
import type { NewKey, StoredKey } from "./data.ts"
import type { NewCredential, SignedChallenge } from "./inputs.ts"

/** EdDSA, ES256 and RS256: what authenticators have, and every version of Node.js verifies. */
const algorithms = [-8, -7, -257]

/** Its parser of certificates takes a fifth of a second to load, which only whoever uses a passkey has to wait for. */
const loadLibrary = () => import("@simplewebauthn/server")

/** Whether it was asked for within another site's page, which none of ours ever is. */
async function isFramed({ clientDataJSON }: { clientDataJSON: string }) {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers")
  return decodeClientDataJSON(clientDataJSON).crossOrigin === true
}

type User = { id: string; name: string; email: string }

/**
 * What is asked of an authenticator, and the check of its answer, by SimpleWebAuthn. Each passkey is bound to BASE_URL and
 * its host, is found by the authenticator itself, and unlocked by a PIN, a finger or a face: two factors at once.
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

  /** The same for everybody, so that they tell of no account. */
  async function requestOptions(timeoutMs: number) {
    const { generateAuthenticationOptions } = await loadLibrary()
    return generateAuthenticationOptions({ rpID: hostname, userVerification: "required", timeout: timeoutMs })
  }

  /** The key that an authenticator has made; null where the answer is wrong in any respect. Throws CHALLENGE_EXPIRED. */
  async function verifyCreation(response: NewCredential, challenge: string): Promise<NewKey | null> {
    const { verifyRegistrationResponse } = await loadLibrary()
    const options = { response, ...expected, expectedChallenge: only(challenge), supportedAlgorithmIDs: algorithms }
    const result = await verifyRegistrationResponse(options).catch(nullUnlessOurs)
    if (!result?.registrationInfo || (await isFramed(response.response))) return null
    const { id: credentialId, publicKey, counter } = result.registrationInfo.credential
    return { credentialId, publicKey, counter }
  }

  /**
   * The authenticator's new counter; null where the answer is wrong in any respect, a counter that went back included. Throws
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

/** Only the newest challenge of a browser counts: another tab may have asked for one. */
function only(expected: string) {
  return (challenge: string) => {
    if (challenge !== expected) throw appError("CHALLENGE_EXPIRED")
    return true
  }
}

/** The library throws for whatever is wrong with an answer. */
function nullUnlessOurs(error: unknown) {
  if (error instanceof AppError) throw error
  return null
}
