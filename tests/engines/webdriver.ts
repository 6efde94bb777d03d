import { setTimeout as sleep } from "node:timers/promises"

/** Long enough for a busy machine: it ends a call that would hang. */
const answersAtLatestMs = 60_000

/** What the standard calls an element's reference. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

/** The few commands of W3C WebDriver that the journeys need, to a driver that is just starting. */
export async function startSession(service: string, capabilities: object) {
  await isReady(service)
  const { sessionId } = await send("POST", "session", { capabilities: { alwaysMatch: capabilities } })

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is for the caller to know
  async function send(method: string, path: string, body?: object): Promise<any> {
    const answer = await fetch(`${service}/${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(answersAtLatestMs),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }

  const post = (path: string, body: object = {}) => send("POST", `session/${sessionId}/${path}`, body)
  const evaluate = (expression: string) => post("execute/sync", { script: `return ${expression}`, args: [] })

  return {
    post,
    evaluate,
    find: async (element: string): Promise<string> => (await evaluate(element))[elementKey],
    end: () => send("DELETE", `session/${sessionId}`),
  }
}

async function isReady(service: string) {
  const deadline = performance.now() + answersAtLatestMs
  while (performance.now() < deadline) {
    const answer = await fetch(`${service}/status`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(20)
  }
  throw new Error("The driver did not start.")
}
