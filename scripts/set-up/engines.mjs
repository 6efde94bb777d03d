import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { canInstallPackages, installPackages } from "./debian.mjs"
import { findProgram } from "./find-program.mjs"

const engines = [
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  { name: "WebKitGTK", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
]

export function installEngines() {
  const missing = engines.filter(({ find }) => !find())
  if (missing.length > 0 && canInstallPackages()) {
    console.log(`Installing ${missing.map(({ name }) => name).join(" and ")}…`)
    installPackages(missing.flatMap(({ packages }) => packages))
  }
  const unavailable = missing.filter(({ find }) => !find())
  for (const { name } of unavailable)
    console.log(`${name} is not installed and cannot be installed here: its journeys are skipped.`)
  return unavailable.length < engines.length
}

export function findFirefox() {
  return process.env.FIREFOX_PATH || findProgram(["firefox-esr"])
}

/** Finds WebKitGTK's driver, a display, and its MiniBrowser, which is not on the PATH. */
export function findWebKit() {
  const driver = findProgram(["WebKitWebDriver"])
  const display = findProgram(["Xvfb"])
  const browser = foldersIn("/usr/lib")
    .flatMap(foldersIn)
    .filter((folder) => /\/webkit2?gtk-[^/]+$/.test(folder))
    .map((folder) => join(folder, "MiniBrowser"))
    .find((path) => existsSync(path))
  return driver && display && browser ? { driver, display, browser } : undefined
}

function foldersIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
}
