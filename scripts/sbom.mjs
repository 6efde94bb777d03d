import { spawnSync } from "node:child_process"
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { npm } from "./set-up/npm.mjs"
import { root } from "./set-up/project.mjs"

const folder = mkdtempSync(join(tmpdir(), "florescer-sbom-"))
copyFileSync(join(root, "package.json"), join(folder, "package.json"))
writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lockWithVersions()))
const { command, args, options } = npm("sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--prefix", folder)
process.exitCode = spawnSync(command, args, { ...options, cwd: folder, stdio: "inherit" }).status ?? 1
rmSync(folder, { recursive: true })

/**
 * Replaces "latest" by the installed version, because npm calls a tree broken if a package in it depends on another's
 * `latest`. Overrides would not help: with them, npm 9 installs nothing.
 */
function lockWithVersions() {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"))
  for (const { dependencies = {} } of Object.values(lock.packages)) {
    for (const [name, asked] of Object.entries(dependencies)) {
      if (asked === "latest") dependencies[name] = lock.packages[`node_modules/${name}`].version
    }
  }
  return lock
}
