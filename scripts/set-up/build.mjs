import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { currentBuild, folderOf, newBuildName, removeOldBuilds, switchTo } from "./builds.mjs"
import { fingerprintOf, readFingerprint } from "./fingerprint.mjs"
import { commandOf, nodeBinary } from "./project.mjs"
import { runQuietly } from "./run-quietly.mjs"

const sources = [
  "app",
  "content",
  "domain",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/after-build",
  "scripts/own-route-loading.ts",
  "scripts/chunk-groups.ts",
  "scripts/picture-files.ts",
  "scripts/worked-out.ts",
  "tsconfig.json",
  "vite.config.ts",
]

export function buildIfNeeded() {
  return readFingerprint(join(currentBuild, ".built")) === fingerprintOf(sources) || build()
}

export function isBuilt() {
  return readFingerprint(join(currentBuild, ".built")) !== undefined
}

/** Builds for production, whatever NODE_ENV is. A build becomes the current one only when it is complete. */
export function build() {
  const fingerprint = fingerprintOf(sources)
  console.log("Building…")
  const name = newBuildName()
  const built = runQuietly({
    command: nodeBinary,
    args: [commandOf("@react-router/dev", "react-router"), "build"],
    options: { env: { ...process.env, NODE_ENV: "production", BUILD_DIR: folderOf(name) } },
  })
  if (!built) return false
  writeFileSync(join(folderOf(name), ".built"), fingerprint)
  switchTo(name)
  removeOldBuilds(name)
  return true
}
