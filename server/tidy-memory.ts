import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

const afterStartMs = 1000

/**
 * Collects garbage once after the start. Otherwise V8 keeps the memory of the start, a third more than an idle server
 * needs.
 */
export function tidyAfterStart() {
  setFlagsFromString("--expose-gc")
  const collect: NodeJS.GCFunction = runInNewContext("gc")
  setTimeout(() => collect({ type: "major", execution: "sync", flavor: "last-resort" }), afterStartMs).unref()
}
