import { Agent, request } from "node:http"
import { baseUrl } from "../api/visitor.ts"

/** Sends requests to HAProxy, and counts what comes back. */
export function createAnswers(url: string) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const statuses = new Map<number, number>()
  /** Answers that are wrong whatever happens to the database. */
  const wrong: string[] = []
  let brokenOff = 0

  function note(method: string, path: string, status: number, headers: Headers) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const saysWhen = headers.has("retry-after")
    if (status < 400 || ([502, 503, 504].includes(status) && saysWhen)) return
    wrong.push(`${method} ${path}: ${status}${saysWhen ? "" : " without Retry-After"}`)
  }

  /** Works like fetch; a connection that breaks is an error. */
  function send(address: string, { method = "GET", headers = {}, body }: RequestInit): Promise<Response> {
    const path = address.slice(baseUrl.length)
    return new Promise((resolve, reject) => {
      const sending = request({ agent, hostname, port, path, method, headers: headers as Record<string, string> })
      sending.setTimeout(40_000, () => sending.destroy(new Error("no answer within 40 s")))
      sending.on("error", (error) => {
        brokenOff++
        reject(error)
      })
      sending.on("response", (incoming) => {
        const received = new Headers()
        for (let at = 0; at < incoming.rawHeaders.length; at += 2)
          received.append(String(incoming.rawHeaders[at]), String(incoming.rawHeaders[at + 1]))
        const status = incoming.statusCode ?? 0
        note(method, path, status, received)
        const chunks: Buffer[] = []
        incoming.on("data", (chunk) => chunks.push(chunk))
        incoming.on("error", reject)
        incoming.on("end", () => {
          const content = [204, 304].includes(status) ? null : Buffer.concat(chunks)
          resolve(new Response(content, { status, headers: received }))
        })
      })
      sending.end(body as string | undefined)
    })
  }

  return {
    send,
    agent,
    statuses,
    wrong,
    get brokenOff() {
      return brokenOff
    },
  }
}
