import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { getSignedCookie, setSignedCookie } from "hono/cookie"
import { retention } from "#domain/retention.ts"

const name = "florescer.device"
const maxAge = retention.knownDeviceMonths * 30 * 24 * 60 * 60

export type DeviceCookie = ReturnType<typeof createDeviceCookie>

/** In a signed cookie, which signs nobody in. */
export function createDeviceCookie(secret: string, baseUrl: string) {
  const key = `device ${secret}`
  const prefix = baseUrl.startsWith("https:") ? "secure" : undefined

  /** Null without this server's signature. */
  async function read(c: Context): Promise<string | null> {
    return (await getSignedCookie(c, key, name, prefix)) || null
  }

  /** Renewed for another year, or new. */
  async function keep(c: Context): Promise<string> {
    const id = (await read(c)) ?? randomUUID()
    await setSignedCookie(c, name, id, key, { prefix, path: "/api/auth", httpOnly: true, sameSite: "Lax", maxAge })
    return id
  }

  return { read, keep }
}
