import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { canInstallPackages, installPackages, isRoot } from "./debian.mjs"
import { findProgram } from "./find-program.mjs"
import { commandOf, nodeBinary, root } from "./project.mjs"
import { runQuietly } from "./run-quietly.mjs"

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
const shell = "chromium-headless-shell"

/** Returns the path of a Chromium: that of CHROMIUM_PATH, the machine's, Playwright's, or one that is installed now. */
export function findOrInstallChromium() {
  return findChromium() ?? installChromium()
}

export function findOrInstallChromiumShell() {
  if (process.env.CHROMIUM_PATH) return undefined
  if (!findProgram([shell]) && canInstallPackages()) installPackages([shell])
  return findProgram([shell])
}

export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(names) || ownChromium()
}

function ownChromium() {
  const path = createRequire(join(root, "package.json"))("@playwright/test").chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installChromium() {
  console.log("Installing Chromium…")
  if (canInstallPackages()) {
    installPackages(["chromium"])
  } else {
    const args = [commandOf("@playwright/test", "playwright"), "install", "chromium"]
    runQuietly({ command: nodeBinary, args: isRoot() ? [...args, "--with-deps"] : args })
  }
  return findChromium()
}
