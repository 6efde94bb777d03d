import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { runQuietly } from "./run-quietly.mjs"

export function canInstallPackages() {
  return isRoot() && isDebian()
}

export function installPackages(names) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }
  runQuietly({ command: "apt-get", args: ["update"], options })
  runQuietly({ command: "apt-get", args: ["install", "-y", "--no-install-recommends", ...names], options })
}

/** Unpacks a package into a folder without installing it, so that no server from it is started. */
export function unpackPackage(name, folder) {
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }
  runQuietly({ command: "apt-get", args: ["update"], options })
  if (!runQuietly({ command: "apt-get", args: ["download", name], options })) return
  const file = readdirSync(folder).find((each) => each.endsWith(".deb"))
  if (file) runQuietly({ command: "dpkg-deb", args: ["--extract", file, folder], options })
}

export function isRoot() {
  return process.getuid?.() === 0
}

function isDebian() {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
}
