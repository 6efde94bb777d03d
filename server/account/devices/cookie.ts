import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { getSignedCookie, setSignedCookie } from "hono/cookie"
import { retention } from "#domain/privacy/retention.ts"
import { hashSecret } from "../../hash-secret.ts"
import type { Keys } from "../../keys/keys.ts"

const name = "florescer.device"
const maxAge = retention.knownDeviceMonths * 30 * 24 * 60 * 60

export type DeviceCookie = ReturnType<typeof createDeviceCookie>

/**
 * A signed cookie that recognises a browser but signs nobody in. The database stores only hashes of the ids, so that
 * nobody can make such a cookie from a backup.
 */
export function createDeviceCookie({ key, former }: Keys["device"], baseUrl: string) {
  const prefix = baseUrl.startsWith("https:") ? "secure" : undefined

  /** The browser's id as the database stores it; null if this server did not sign the cookie. */
  async function read(c: Context): Promise<string | null> {
    const id = await getSignedCookie(c, key, name, prefix)
    return id ? storedDevice(id) : null
  }

  /**
   * Reads the cookie of an earlier release. The database of that release stored the browser's id unhashed, so somebody
   * with a backup can know it, and this cookie alone proves nothing.
   */
  async function readFormer(c: Context): Promise<string | null> {
    return (await getSignedCookie(c, former, name, prefix)) || null
  }

  /** Renews the browser's cookie, or gives it a new one, and returns its id as the database stores it. */
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
