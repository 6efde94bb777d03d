import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { canInstallPackages, installPackages, isRoot } from "./debian.mjs"
import { findProgram } from "./find-program.mjs"
import { commandOf, nodeBinary, root } from "./project.mjs"
import { runQuietly } from "./run-quietly.mjs"

/** The first is Chromium without windows of its own, which every page would otherwise be laid out in: a fifth of the work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** The Chromium to test in: CHROMIUM_PATH, one on the machine, Playwright's own, or one installed now. */
export function findOrInstallChromium() {
  return findChromium() ?? installChromium()
}

function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(names) || ownChromium()
}

function ownChromium() {
  const path = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installChromium() {
  console.log("Installing Chromium…")
  if (canInstallPackages()) {
    // Debian's older releases have only the second.
    if (!installPackages(["chromium-headless-shell"])) installPackages(["chromium"])
  } else {
    const args = [commandOf("@playwright/test", "playwright"), "install", "chromium"]
    runQuietly({ command: nodeBinary, args: isRoot() ? [...args, "--with-deps"] : args })
  }
  return findChromium()
}
