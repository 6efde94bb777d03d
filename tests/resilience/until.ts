import { setTimeout as sleep } from "node:timers/promises"

/** Asks again and again until the answer is yes; the test's own time limit ends it. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await sleep(20)
}
