import { randomUUID } from "node:crypto"
import type { Context } from "hono"
import { getSignedCookie, setSignedCookie } from "hono/cookie"
import { retention } from "#domain/retention.ts"

const name = "florescer.device"
const maxAge = retention.knownDeviceMonths * 30 * 24 * 60 * 60

export type DeviceCookie = ReturnType<typeof createDeviceCookie>

/**
 * A browser's id in a signed cookie that no script can read. It does not sign anybody in; the database records which
 * accounts the browser has signed in to.
 */
export function createDeviceCookie(secret: string, baseUrl: string) {
  const key = `device ${secret}`
  const prefix = baseUrl.startsWith("https:") ? "secure" : undefined

  /** Null for a browser without a cookie, or with one that this server did not sign. */
  async function read(c: Context): Promise<string | null> {
    return (await getSignedCookie(c, key, name, prefix)) || null
  }

  /** The id of this browser, renewed for another year, or a new one. */
  async function keep(c: Context): Promise<string> {
    const id = (await read(c)) ?? randomUUID()
    await setSignedCookie(c, name, id, key, { prefix, path: "/api/auth", httpOnly: true, sameSite: "Lax", maxAge })
    return id
  }

  return { read, keep }
}
