import { spawnSync } from "node:child_process"

/** Explains SIGKILL, because neither the system nor the tool does, and little else than a lack of memory causes it. */
const outOfMemory =
  "The system ended it, for want of memory as a rule: a build needs about 800 MB that are free. Stop what else runs, add swap, or build elsewhere."

export function runQuietly({ command, args, options }) {
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, ...options })
  const succeeded = result.status === 0
  const killed = result.signal === "SIGKILL" && outOfMemory
  if (!succeeded)
    console.error([result.stdout, result.stderr, result.error?.message, killed].filter(Boolean).join("\n"))
  return succeeded
}
