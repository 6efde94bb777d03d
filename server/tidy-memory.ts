import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

/** By then the first requests, which wait for the start, are answered. */
const afterStartMs = 1000

/**
 * Collects once what the start has left behind, and gives its memory back, which V8 would do only once much more is there: an
 * idle server would hold a third more.
 */
export function tidyAfterStart() {
  setFlagsFromString("--expose-gc")
  const collect: NodeJS.GCFunction = runInNewContext("gc")
  setTimeout(() => collect({ type: "major", execution: "sync", flavor: "last-resort" }), afterStartMs).unref()
}
