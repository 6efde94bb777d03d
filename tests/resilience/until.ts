import { setTimeout as sleep } from "node:timers/promises"

/** Repeats the check until it is true; the test's own time limit ends it. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await sleep(20)
}
