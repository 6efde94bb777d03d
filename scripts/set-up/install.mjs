import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fingerprintOf, readFingerprint } from "./fingerprint.mjs"
import { npm } from "./npm.mjs"
import { nodeBinaryIn, root } from "./project.mjs"
import { runQuietly } from "./run-quietly.mjs"

const modules = join(root, "node_modules")
const aside = join(root, ".installing")

export function installIfNeeded() {
  const wanted = fingerprintOf(["package-lock.json"])
  if (readFingerprint(join(modules, ".installed")) === wanted) return
  console.log("Installing…")
  installAside()
  writeFileSync(join(aside, "node_modules/.installed"), wanted)
  switchModules()
}

/** `npm ci` begins by deleting node_modules, which a server may be using. */
function installAside() {
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside)
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) copyFileSync(join(root, file), join(aside, file))
  if (!runQuietly(npm("ci", "--prefix", aside, "--include=dev", "--loglevel=error"))) {
    stop("Installing failed; npm's own words are above.")
  }
  if (spawnSync(nodeBinaryIn(aside), ["--version"]).status !== 0) {
    stop(
      `Node did not get installed for this machine (${process.platform} ${process.arch}): npm has to be allowed to run the install script of the package "node".`,
    )
  }
}

function switchModules() {
  try {
    if (existsSync(modules)) renameSync(modules, join(aside, "before"))
  } catch (error) {
    // Windows cannot move a folder from which a program is running.
    stop(`node_modules cannot be replaced (${error.code}). End what runs from it, delete it, and start again.`)
  }
  renameSync(join(aside, "node_modules"), modules)
  rmSync(aside, { recursive: true })
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
