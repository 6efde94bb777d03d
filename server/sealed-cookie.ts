import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import * as z from "zod"
import { openToken, sealToken } from "./account/sealed-token.ts"

type SealedCookie<Value> = {
  name: string
  schema: z.ZodType<Value>
  minutes: number
  key: string
  baseUrl: string
  now: () => Date
}

/** A cookie that only this server can read and make. Browsers send it to the account's routes only. */
export function createSealedCookie<Value>(settings: SealedCookie<Value>) {
  const { name, schema, minutes, key, baseUrl, now } = settings
  const envelope = z.object({ name: z.literal(name), untilMs: z.number(), value: z.unknown() })
  const options = {
    path: "/api/auth",
    httpOnly: true,
    sameSite: "Lax",
    secure: baseUrl.startsWith("https:"),
    ...(baseUrl.startsWith("https:") && { prefix: "secure" as const }),
  } as const

  async function read(c: Context): Promise<Value | undefined> {
    const sealed = getCookie(c, name, options.prefix)
    const opened = envelope.safeParse(asJson(sealed ? await openToken(key, sealed) : ""))
    if (!opened.success || now().getTime() >= opened.data.untilMs) return undefined
    return schema.safeParse(opened.data.value).data
  }

  async function write(c: Context, value: Value) {
    const untilMs = now().getTime() + minutes * 60_000
    const sealed = await sealToken(key, JSON.stringify({ name, untilMs, value }))
    setCookie(c, name, sealed, { ...options, maxAge: minutes * 60 })
  }

  function clear(c: Context) {
    deleteCookie(c, name, options)
  }

  return { read, write, clear }
}

/** Parses JSON; returns undefined if the text is not JSON. */
export function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
