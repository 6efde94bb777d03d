import { spawnSync } from "node:child_process"
import { buildIfNeeded } from "./set-up/build.mjs"
import { findOrInstallChromium } from "./set-up/chromium.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

const [file = "main.ts", ...rest] = process.argv.slice(2)

enterProject("production")
installIfNeeded()
process.exitCode = buildIfNeeded() ? measure() : 1

function measure() {
  const env = { ...process.env, CHROMIUM_PATH: findOrInstallChromium() }
  return spawnSync(nodeBinary, [`bench/${file}`, ...rest], { stdio: "inherit", env }).status ?? 1
}
