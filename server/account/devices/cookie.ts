import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { getSignedCookie, setSignedCookie } from "hono/cookie"
import { retention } from "#domain/privacy/retention.ts"
import { hashSecret } from "../../hash-secret.ts"
import type { Keys } from "../../keys/keys.ts"

const name = "florescer.device"
const maxAge = retention.knownDeviceMonths * 30 * 24 * 60 * 60

export type DeviceCookie = ReturnType<typeof createDeviceCookie>

/** In a signed cookie, which signs nobody in. Only hashes of its ids are stored: none can be made from a backup. */
export function createDeviceCookie({ key, former }: Keys["device"], baseUrl: string) {
  const prefix = baseUrl.startsWith("https:") ? "secure" : undefined

  /** The browser's id as it is stored; null without this server's signature. */
  async function read(c: Context): Promise<string | null> {
    const id = await getSignedCookie(c, key, name, prefix)
    return id ? storedDevice(id) : null
  }

  /** The cookie of a version that stored the id itself, which a backup may hold: by itself it proves nothing. */
  async function readFormer(c: Context): Promise<string | null> {
    return (await getSignedCookie(c, former, name, prefix)) || null
  }

  /** Renewed for another year, or new. */
  async function keep(c: Context): Promise<string> {
    const id = (await getSignedCookie(c, key, name, prefix)) || randomUUID()
    await setSignedCookie(c, name, id, key, { prefix, path: "/api/auth", httpOnly: true, sameSite: "Lax", maxAge })
    return storedDevice(id)
  }

  return { read, readFormer, keep }
}

function storedDevice(id: string) {
  return `sha256:${hashSecret(id)}`
}
