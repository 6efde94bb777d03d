import { setTimeout as sleep } from "node:timers/promises"

/** Spaces calls evenly, so that what many of them cost is spread over time and answers to mothers come in between. */
export function createPace(perSecond: number): () => Promise<void> {
  const stepMs = 1000 / perSecond
  let nextMs = 0

  return async () => {
    const nowMs = performance.now()
    const turnMs = Math.max(nextMs, nowMs)
    nextMs = turnMs + stepMs
    if (turnMs > nowMs) await sleep(turnMs - nowMs)
  }
}
