import * as z from "zod/mini"

const endpointMaxLength = 1000
const bytesOf = { p256dh: 65, auth: 16 }

/** A subscription by RFC 8030 and RFC 8291; keys are in base64url. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.string().check(z.maxLength(endpointMaxLength), z.refine(isPublicAddress)),
  /** An uncompressed elliptic-curve point begins with the byte 4. */
  p256dh: z.string().check(z.refine((key) => bytesIn(key) === bytesOf.p256dh && /^B[A-P]/.test(key))),
  auth: z.string().check(z.refine((key) => bytesIn(key) === bytesOf.auth)),
})
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>

/** Accepts https on its default port and a public name. The address behind the name is checked at each call. */
function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, port, hostname, username, password } = new URL(address)
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false
  return /\.[a-z][a-z0-9-]*$/.test(hostname) && !/\.(local|localhost|internal|home\.arpa)$/.test(hostname)
}

function bytesIn(base64url: string): number {
  return /^[\w-]+$/.test(base64url) ? Math.floor((base64url.length * 3) / 4) : 0
}
