import { existsSync, lstatSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { root } from "./project.mjs"

const builds = join(root, "build")
/** Some earlier builds are kept, because a server may still run on them and open pages request their files. */
const earlierBuildsKept = 2
const buildMaxMs = 3_600_000

export const currentBuild = join(builds, "current")

export function folderOf(name) {
  return join(builds, name)
}

export function newBuildName() {
  return new Date().toISOString().replaceAll(/\W/g, "-")
}

/** Makes a build the current one by an atomic rename. */
export function switchTo(name) {
  const next = join(builds, `next-${name}`)
  symlinkSync(name, next, "junction")
  // Windows cannot rename a file onto a link.
  if (process.platform === "win32") rmSync(currentBuild, { recursive: true, force: true })
  renameSync(next, currentBuild)
}

/** Removes old builds. Incomplete ones are kept for an hour, because they may be in progress. */
export function removeOldBuilds(current) {
  const names = readdirSync(builds)
  const whole = names.filter((name) => existsSync(join(folderOf(name), ".built"))).sort()
  const kept = new Set([current, "current", ...whole.filter((name) => name < current).slice(-earlierBuildsKept)])
  for (const name of names.filter((name) => !kept.has(name) && (whole.includes(name) || isAbandoned(name)))) {
    rmSync(folderOf(name), { recursive: true, force: true })
  }
}

function isAbandoned(name) {
  return Date.now() - lstatSync(folderOf(name)).mtimeMs > buildMaxMs
}
