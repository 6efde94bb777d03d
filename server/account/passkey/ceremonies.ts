import { AppError, appError } from "../../errors.ts"
import type { NewKey, StoredKey } from "./data.ts"
import type { NewCredential, SignedChallenge } from "./inputs.ts"

/** EdDSA, ES256 and RS256: authenticators have them, and every Node.js verifies them. */
const algorithms = [-8, -7, -257]

/** Loaded late: the library's certificate parser takes a fifth of a second. */
const loadLibrary = () => import("@simplewebauthn/server")

/** None of our pages is ever framed. */
async function isFramed({ clientDataJSON }: { clientDataJSON: string }) {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers")
  return decodeClientDataJSON(clientDataJSON).crossOrigin === true
}

type User = { id: string; name: string; email: string }

/** Bound to BASE_URL, discoverable, unlocked by a PIN, finger or face: two factors in one. */
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

  /** Without credentials the same for everybody, to reveal no account. */
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

  /** Null for any wrong answer. Throws CHALLENGE_EXPIRED. */
  async function verifyCreation(response: NewCredential, challenge: string): Promise<NewKey | null> {
    const { verifyRegistrationResponse } = await loadLibrary()
    const options = { response, ...expected, expectedChallenge: only(challenge), supportedAlgorithmIDs: algorithms }
    const result = await verifyRegistrationResponse(options).catch(nullUnlessOurs)
    if (!result?.registrationInfo || (await isFramed(response.response))) return null
    const { id: credentialId, publicKey, counter } = result.registrationInfo.credential
    return { credentialId, publicKey, counter }
  }

  /** Null also for a counter that went back. Throws CHALLENGE_EXPIRED. */
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

/** Another tab may have asked since: only the newest challenge counts. */
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
