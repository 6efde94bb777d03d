import { existsSync, lstatSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { root } from "./project.mjs"

const builds = join(root, "build")
/** How many builds stay beside the current one: a server may run on them, and open pages ask for their files. */
const earlierBuildsKept = 2
const makingAtMostMs = 3_600_000

/** A link to the folder of the build that is served. */
export const currentBuild = join(builds, "current")

export function folderOf(name) {
  return join(builds, name)
}

/** Names sort by time. */
export function newBuildName() {
  return new Date().toISOString().replaceAll(/\W/g, "-")
}

/** Makes a whole build the current one, at one stroke. */
export function switchTo(name) {
  const next = join(builds, `next-${name}`)
  symlinkSync(name, next, "junction")
  // Windows renames nothing onto a link.
  if (process.platform === "win32") rmSync(currentBuild, { recursive: true, force: true })
  renameSync(next, currentBuild)
}

/** Removes what is older than the builds that are kept, and what never became one, unless it may still be in the making. */
export function removeOldBuilds(current) {
  const names = readdirSync(builds)
  const whole = names.filter((name) => existsSync(join(folderOf(name), ".built"))).sort()
  const kept = new Set([current, "current", ...whole.filter((name) => name < current).slice(-earlierBuildsKept)])
  for (const name of names.filter((name) => !kept.has(name) && (whole.includes(name) || isAbandoned(name)))) {
    rmSync(folderOf(name), { recursive: true, force: true })
  }
}

function isAbandoned(name) {
  return Date.now() - lstatSync(folderOf(name)).mtimeMs > makingAtMostMs
}
