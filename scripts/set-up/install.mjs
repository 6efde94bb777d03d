import { spawnSync } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fingerprintOf, readFingerprint } from "./fingerprint.mjs"
import { npm } from "./npm.mjs"
import { nodeBinary, root } from "./project.mjs"
import { runQuietly } from "./run-quietly.mjs"

const installedPath = join(root, "node_modules/.installed")

/** Installs what the lock file names, once, and again when the lock file changes. */
export function installIfNeeded() {
  const wanted = fingerprintOf(["package-lock.json"])
  if (readFingerprint(installedPath) === wanted) return
  console.log("Installing…")
  rmSync(installedPath, { force: true })
  // Not `npm ci`: it refuses a lock file made where a registry lacks another platform's packages, and it would delete
  // the very Node that may be running this.
  if (!runQuietly(npm("install", "--no-save", "--include=dev", "--loglevel=error"))) {
    stop("Installing failed; npm's own words are above.")
  }
  if (!nodeBinaryRuns()) {
    stop(
      `Node did not get installed for this machine (${process.platform} ${process.arch}): npm has to be allowed to run the install script of the package "node".`,
    )
  }
  writeFileSync(installedPath, wanted)
}

function nodeBinaryRuns() {
  return spawnSync(nodeBinary, ["--version"]).status === 0
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
