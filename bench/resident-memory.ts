import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

/** Reads the resident memory of a process in MB, as the kernel reports it. */
export function residentMegabytes(pid: number) {
  const status = `/proc/${pid}/status`
  const kilobytes = existsSync(status)
    ? readFileSync(status, "utf8").match(/^VmRSS:\s+(\d+) kB$/m)?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim()
  return (Number(kilobytes) * 1024) / 1_000_000
}
