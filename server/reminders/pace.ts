import { setTimeout as sleep } from "node:timers/promises"

/** Returns a function whose promises resolve at an even rate, so that users' requests are answered in between. */
export function createPace(perSecond: number, atOnce: number): () => Promise<void> {
  const stepMs = (1000 / perSecond) * atOnce
  let [nextMs, inStep] = [0, 0]

  return async () => {
    const nowMs = performance.now()
    const turnMs = Math.max(nextMs, nowMs)
    inStep = (inStep + 1) % atOnce
    nextMs = inStep === 0 ? turnMs + stepMs : turnMs
    if (turnMs > nowMs) await sleep(turnMs - nowMs)
  }
}
