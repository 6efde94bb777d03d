import { setTimeout as sleep } from "node:timers/promises"

/** Asks again and again until the answer is something other than undefined or false; so many seconds later it says what it saw. */
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
