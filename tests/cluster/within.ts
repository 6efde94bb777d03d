import { setTimeout as sleep } from "node:timers/promises"

/**
 * Repeats a request until the answer is neither undefined nor false; after this many seconds it fails with the last
 * answer.
 */
export async function within<T>(
  seconds: number,
  ask: () => Promise<T | undefined | false>,
  saw: () => string,
): Promise<T> {
  const endMs = performance.now() + seconds * 1000
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() > endMs) throw new Error(`Not within ${seconds} s: ${saw()}`)
    await sleep(100)
  }
}
