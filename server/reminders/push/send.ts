import type { OutgoingHttpHeaders } from "node:http"
import { type Agent, request } from "node:https"
import { RequestFilteringHttpsAgent } from "request-filtering-agent"
import type { PushSubscription } from "#domain/reminders/push-subscription.ts"
import type { PushKeys } from "./keys.ts"

export type PushMessage = {
  payload: string
  /** A waiting message is replaced by a newer one of the same topic. */
  topic: string
  usefulSeconds: number
}
export type PushResult = "sent" | "gone" | "failed"
export type Push = ReturnType<typeof createPush>

/** The time limit for one exchange with a push service. */
const timeoutMs = 5000
const socketsMost = 64
const answerMaxBytes = 64 * 1024
/** Signatures are reused for six hours; the library makes them valid for twelve. */
const signatureMs = 6 * 60 * 60_000
/** After this many failures in a row, nothing is sent to the push service for a minute. */
const failuresMost = 5
const restMs = 60_000

type PushDeps = {
  keys: PushKeys
  /** The contact of the server's operator, as a mailto: or https: address. */
  subject: string
  agent: Agent
  now: () => Date
}

/** An HTTPS agent that connects to public addresses only. It checks an address when the name resolves. */
export function guardedAgent(): Agent {
  return new RequestFilteringHttpsAgent({ keepAlive: true, maxSockets: socketsMost })
}

/** Sends push messages (RFC 8030), encrypted (RFC 8291). */
export function createPush({ keys, subject, agent, now }: PushDeps) {
  const signatures = new Map<string, { authorization: string; signedAtMs: number }>()
  const services = new Map<string, { failures: number; restsUntilMs: number }>()

  async function send(subscription: PushSubscription, message: PushMessage): Promise<PushResult> {
    const { origin } = new URL(subscription.endpoint)
    const service = services.get(origin) ?? { failures: 0, restsUntilMs: 0 }
    services.set(origin, service)
    const nowMs = now().getTime()
    if (service.restsUntilMs > nowMs) return "failed"
    // After too many failures, this attempt shows whether the push service works again. All others fail until its
    // result is known.
    if (service.failures >= failuresMost) service.restsUntilMs = nowMs + restMs
    const encrypted = await encrypt(subscription, message)
    if (!encrypted) return "gone"
    const status = await post(subscription.endpoint, encrypted.body, {
      ...encrypted.headers,
      Authorization: await authorizationFor(origin),
    })
    const isAnswered = status !== null && status < 500 && status !== 429
    service.failures = isAnswered ? 0 : service.failures + 1
    service.restsUntilMs = service.failures >= failuresMost ? nowMs + restMs : 0
    if (status === 404 || status === 410) return "gone"
    return status !== null && status >= 200 && status < 300 ? "sent" : "failed"
  }

  async function authorizationFor(origin: string): Promise<string> {
    const known = signatures.get(origin)
    // The library dates signatures by this machine's clock, not by `now`.
    if (known && Date.now() - known.signedAtMs < signatureMs) return known.authorization
    const { publicKey, privateKey } = keys
    const webPush = await loadWebPush()
    const headers = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, "aes128gcm")
    signatures.set(origin, { authorization: headers.Authorization, signedAtMs: Date.now() })
    return headers.Authorization
  }

  function post(endpoint: string, body: Buffer | null, headers: OutgoingHttpHeaders) {
    return new Promise<number | null>((resolve) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const call = request(endpoint, { method: "POST", headers, agent, signal }, (answer) => {
        resolve(answer.statusCode ?? null)
        // The answer is read to its end so that the connection can be reused.
        let bytes = 0
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > answerMaxBytes) answer.destroy()
        })
        answer.on("error", () => {})
      })
      call.on("error", () => resolve(null))
      call.end(body)
    })
  }

  return { publicKey: keys.publicKey, send }
}

async function encrypt({ endpoint, p256dh, auth }: PushSubscription, { payload, topic, usefulSeconds }: PushMessage) {
  const webPush = await loadWebPush()
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, { topic, TTL: usefulSeconds })
  } catch {
    return null
  }
}

let webPushModule: Promise<typeof import("web-push")> | undefined

function loadWebPush() {
  webPushModule ??= import("web-push").then((module) => module.default)
  return webPushModule
}
