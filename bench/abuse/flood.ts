import { request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"

const [url = "", requests = "0", seconds = "1", manner = "patient"] = process.argv.slice(2)
const tickMs = 10
const abandonedAfterMs = 5

await flood()

/** Sends sign-ins at a steady rate; an "abandoned" one closes its connection without waiting for the answer. */
async function flood() {
  const durationMs = Number(seconds) * 1000
  const startMs = performance.now()
  let sent = 0
  while (sent < Number(requests)) {
    const due = Math.min(Number(requests), Math.ceil(((performance.now() - startMs) / durationMs) * Number(requests)))
    for (; sent < due; sent++) signIn()
    await sleep(tickMs)
  }
}

function signIn() {
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: "guess" })
  const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }
  const attempt = request(`${url}/api/auth/sign-in/email`, { method: "POST", headers, agent: false })
  attempt.on("error", () => {})
  attempt.on("response", (response) => response.resume())
  attempt.end(body, () => {
    if (manner === "abandoned") setTimeout(() => attempt.destroy(), abandonedAfterMs)
  })
}
