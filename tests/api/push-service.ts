import { createServer, type IncomingMessage, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import ece from "http_ece"
import { onTestFinished } from "vitest"
import { loopbackAgent } from "./loopback-agent.ts"
import { receivingKeys } from "./push-subscription.ts"

type Notification = { title: string; body: string; lang: string; tag: string; icon: string; navigate: string }
type Received = {
  path: string
  headers: IncomingMessage["headers"]
  webPush: number
  notification: Notification
}
/** What the service answers: 201 unless a test sets something else. */
type Answer = number | RequestListener

/**
 * A push service on loopback for every name, without TLS. It decrypts what it receives for its browsers, as these would,
 * and answers what the test sets.
 */
export async function startPushService(port = 0) {
  const received: Received[] = []
  const browsers = new Map<string, ReturnType<typeof receivingKeys>>()
  const answers = new Map<string, Answer>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? ""
    const answer = answers.get(path) ?? answers.get("*") ?? 201
    const browser = browsers.get(path)
    const body = await buffer(request)
    if (answer === 201 && browser) received.push({ path, headers: request.headers, ...decrypt(body, browser) })
    if (typeof answer === "function") return answer(request, response)
    response.writeHead(answer).end()
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const { port: chosen } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  let count = 0
  /** The subscription of a new browser of this service. */
  function subscribe(host = "push.example.com") {
    const path = `/${++count}`
    const keys = receivingKeys()
    browsers.set(path, keys)
    return { endpoint: `https://${host}${path}`, ...keys.subscription }
  }

  return {
    agent: loopbackAgent(chosen),
    port: chosen,
    received,
    answers,
    subscribe,
    pathOf: (endpoint: string) => new URL(endpoint).pathname,
  }
}

function decrypt(body: Buffer, { privateKey, subscription }: ReturnType<typeof receivingKeys>) {
  const text = ece.decrypt(body, { version: "aes128gcm", privateKey, authSecret: subscription.auth }).toString()
  const { web_push: webPush, notification } = JSON.parse(text)
  return { webPush, notification }
}
