import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { delimiter, join } from "node:path"
import { commandOf, nodeBinary, root } from "./project.mjs"
import { runQuietly } from "./run-quietly.mjs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** The Chromium to test in: the one named, one on the machine, Playwright's own, or one installed now. */
export function findOrInstallChromium() {
  return findChromium() ?? installChromium()
}

function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"]
  const onMachine = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
  return onMachine ?? ownChromium()
}

function ownChromium() {
  const path = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installChromium() {
  console.log("Installing Chromium…")
  if (isRoot() && isDebian()) {
    const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }
    runQuietly({ command: "apt-get", args: ["update"], options })
    runQuietly({ command: "apt-get", args: ["install", "-y", "--no-install-recommends", "chromium"], options })
  } else {
    const args = [commandOf("@playwright/test", "playwright"), "install", "chromium"]
    runQuietly({ command: nodeBinary, args: isRoot() ? [...args, "--with-deps"] : args })
  }
  return findChromium()
}

function isRoot() {
  return process.getuid?.() === 0
}

function isDebian() {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"))
}
