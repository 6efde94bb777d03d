import { spawnSync } from "node:child_process"

export function runQuietly({ command, args, options }) {
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, ...options })
  const succeeded = result.status === 0
  if (!succeeded) console.error([result.stdout, result.stderr, result.error?.message].filter(Boolean).join("\n"))
  return succeeded
}
