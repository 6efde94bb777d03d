import { existsSync, readFileSync } from "node:fs"
import { runQuietly } from "./run-quietly.mjs"

export function canInstallPackages() {
  return isRoot() && isDebian()
}

export function installPackages(names) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }
  runQuietly({ command: "apt-get", args: ["update"], options })
  runQuietly({ command: "apt-get", args: ["install", "-y", "--no-install-recommends", ...names], options })
}

export function isRoot() {
  return process.getuid?.() === 0
}

function isDebian() {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
}
