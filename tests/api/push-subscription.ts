import { createECDH, randomBytes, randomUUID } from "node:crypto"
import type { PushSubscription } from "#domain/reminders/push-subscription.ts"

/** A new browser's subscription, whose messages nobody can read. */
export function aSubscription(endpoint = `https://push.example.com/${randomUUID()}`): PushSubscription {
  const { p256dh, auth } = receivingKeys().subscription
  return { endpoint, p256dh, auth }
}

/** The keys of a browser: what it gives away, and what it decrypts with. */
export function receivingKeys() {
  const privateKey = createECDH("prime256v1")
  const p256dh = privateKey.generateKeys("base64url")
  const auth = randomBytes(16).toString("base64url")
  return { privateKey, subscription: { p256dh, auth } }
}
