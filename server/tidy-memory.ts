import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

const afterStartMs = 1000

/** V8 keeps the start's memory: a third more when idle. */
export function tidyAfterStart() {
  setFlagsFromString("--expose-gc")
  const collect: NodeJS.GCFunction = runInNewContext("gc")
  setTimeout(() => collect({ type: "major", execution: "sync", flavor: "last-resort" }), afterStartMs).unref()
}
