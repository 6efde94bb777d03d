import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { claimFolder } from "./claim-folder.mjs"
import { canInstallPackages, installPackages } from "./debian.mjs"
import { fingerprintOf, readFingerprint } from "./fingerprint.mjs"
import { npm } from "./npm.mjs"
import { nodeBinaryIn, root } from "./project.mjs"
import { runQuietly } from "./run-quietly.mjs"

const modules = join(root, "node_modules")
const aside = join(root, ".installing")
/** With an older Node, npm leaves out optional packages that require a newer one, such as the bundler's binary. */
const oldestNode = 20
const pollMs = 500

export function installIfNeeded() {
  const wanted = fingerprintOf(["package-lock.json"])
  const isInstalled = () => readFingerprint(join(modules, ".installed")) === wanted
  if (isInstalled()) return
  const [major] = process.versions.node.split(".")
  if (Number(major) < oldestNode)
    stop(`Node ${oldestNode} or newer is needed to install; this one is ${process.versions.node}.`)
  waitForFolder()
  // Another command may have finished installing meanwhile.
  if (isInstalled()) return rmSync(aside, { recursive: true })
  console.log("Installing…")
  installAside()
  writeFileSync(join(aside, "node_modules/.installed"), wanted)
  switchModules()
}

/** Waits until no other command is installing, because this one would delete what that one installs. */
function waitForFolder() {
  if (claimFolder(aside)) return
  console.log("Another command is installing; this one waits for it. (If none is, delete the folder .installing.)")
  const never = new Int32Array(new SharedArrayBuffer(4))
  while (!claimFolder(aside)) Atomics.wait(never, 0, 0, pollMs)
}

/**
 * Installs into a folder of its own, because `npm ci` begins by deleting node_modules, which a running server may be
 * using.
 */
function installAside() {
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) copyFileSync(join(root, file), join(aside, file))
  if (!runQuietly(npm("ci", "--prefix", aside, "--include=dev", "--loglevel=error"))) {
    stop("Installing failed; npm's own words are above.")
  }
  requireNodeThatRuns(nodeBinaryIn(aside))
}

function requireNodeThatRuns(binary) {
  const missing = libraryMissingTo(binary)
  if (missing === "libatomic.so.1" && canInstallPackages()) installPackages(["libatomic1"])
  if (spawnSync(binary, ["--version"]).status === 0) return
  stop(
    missing
      ? `Node needs ${missing}, which this machine does not have. (Debian and Ubuntu have libatomic.so.1 in their package libatomic1.)`
      : `Node did not get installed for this machine (${process.platform} ${process.arch}): npm has to be allowed to run the install script of the package "node".`,
  )
}

/** Returns the library without which Node cannot start, if one is missing: a minimal Debian lacks one. */
function libraryMissingTo(binary) {
  const { stderr } = spawnSync(binary, ["--version"], { encoding: "utf8" })
  return stderr?.match(/loading shared libraries: (\S+):/)?.[1]
}

function switchModules() {
  try {
    if (existsSync(modules)) renameSync(modules, join(aside, "before"))
  } catch (error) {
    // Windows cannot move the folder of a running program.
    stop(`node_modules cannot be replaced (${error.code}). End what runs from it, delete it, and start again.`)
  }
  renameSync(join(aside, "node_modules"), modules)
  rmSync(aside, { recursive: true })
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
