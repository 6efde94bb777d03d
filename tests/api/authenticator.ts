import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"
import { expect } from "vitest"
import { markEmailVerified } from "#server/account/data.ts"
import type { Database } from "#server/database/open.ts"
import { baseUrl, type Visitor } from "./visitor.ts"

type Owner = Pick<Visitor, "post"> & { id: string; account: { password?: string } }
type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId: string }
type Signing = {
  /** Of the page that asks. */
  origin?: string
  /** Whether her finger, face or PIN was right. */
  isVerified?: boolean
  counter?: number
  /** Whether the page that asks is framed by another site's. */
  isFramed?: boolean
}

const flags = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 }

/**
 * A phone with one passkey, which does what WebAuthn asks of an authenticator (attestation "none", ES256), and nothing to
 * keep a test from asking it for what a browser would refuse.
 */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const credentialId = randomBytes(32)
  const id = credentialId.toString("base64url")
  let userHandle = ""
  let counter = 0

  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  )

  /** Creates a passkey of this kind for the options that the page passes. */
  function create(
    { challenge, rp, user }: CreationOptions,
    { origin = baseUrl, isVerified = true, isFramed }: Signing = {},
  ) {
    userHandle = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
    const authData = Buffer.concat([head(rp.id, isVerified, 0, flags.hasCredential), credential])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ])
    const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString("base64url")
    return answer({ clientDataJSON: clientData("webauthn.create", challenge, origin, isFramed), attestationObject })
  }

  function get({ challenge, rpId }: RequestOptions, { origin = baseUrl, isVerified = true, ...rest }: Signing = {}) {
    counter = rest.counter ?? counter + 1
    const authenticatorData = head(rpId, isVerified, counter)
    const clientDataJSON = clientData("webauthn.get", challenge, origin, rest.isFramed)
    const clientHash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest()
    const signature = createSign("sha256").update(authenticatorData).update(clientHash).sign(privateKey)
    return answer({
      clientDataJSON,
      authenticatorData: authenticatorData.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle,
    })
  }

  function answer<Response>(response: Response) {
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response }
  }

  return { id, create, get }
}

function head(rpId: string, isVerified: boolean, count: number, more = 0) {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags.userPresent | (isVerified ? flags.userVerified : 0) | more)
  rest.writeUInt32BE(count, 1)
  return Buffer.concat([createHash("sha256").update(rpId).digest(), rest])
}

function clientData(type: string, challenge: string, origin: string, crossOrigin = false) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin })).toString("base64url")
}

export type Authenticator = ReturnType<typeof newAuthenticator>

/** Adds a passkey through the routes that she would use. */
export async function addPasskey(
  database: Database,
  { post, id, account }: Owner,
  authenticator: Authenticator,
  name = "Celular",
) {
  await markEmailVerified(database, id)
  const begun = await post("/api/auth/passkeys/begin", { password: account.password })
  expect(begun).toMatchObject({ status: 200 })
  const added = await post("/api/auth/passkeys", { name, response: authenticator.create(begun.body) })
  expect(added).toMatchObject({ status: 200, body: { passkey: { name } } })
  return added.body.passkey as { id: string; name: string; createdAt: string }
}

/** What an authenticator signs for a browser that wants to sign in. */
export async function signChallenge(
  { post }: Pick<Visitor, "post">,
  authenticator: Authenticator,
  signing: Signing = {},
) {
  const begun = await post("/api/auth/sign-in/passkey/begin")
  expect(begun).toMatchObject({ status: 200 })
  return authenticator.get(begun.body, signing)
}

/** Signs a browser in by a passkey. */
export async function signInByPasskey(
  visitor: Pick<Visitor, "post">,
  authenticator: Authenticator,
  signing: Signing = {},
) {
  return visitor.post("/api/auth/sign-in/passkey", { response: await signChallenge(visitor, authenticator, signing) })
}
