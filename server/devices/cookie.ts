import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { getSignedCookie, setSignedCookie } from "hono/cookie"
import { retention } from "#domain/retention.ts"

const name = "florescer.device"
const maxAge = retention.knownDeviceMonths * 30 * 24 * 60 * 60

export type DeviceCookie = ReturnType<typeof createDeviceCookie>

/**
 * The id of a browser, in a cookie that no script can read and nobody else can make. It signs nobody in: it only says
 * which browser asks. The database knows which accounts it has signed in to.
 */
export function createDeviceCookie(secret: string, baseUrl: string) {
  const key = `device ${secret}`
  const prefix = baseUrl.startsWith("https:") ? "secure" : undefined

  /** Null for a browser without one, or with one that we did not make. */
  async function read(c: Context): Promise<string | null> {
    return (await getSignedCookie(c, key, name, prefix)) || null
  }

  /** The id of this browser, for another year; a new one where it has none. */
  async function keep(c: Context): Promise<string> {
    const id = (await read(c)) ?? randomUUID()
    await setSignedCookie(c, name, id, key, { prefix, path: "/api/auth", httpOnly: true, sameSite: "Lax", maxAge })
    return id
  }

  return { read, keep }
}
