import { rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fingerprintOf, readFingerprint } from "./fingerprint.mjs"
import { commandOf, nodeBinary, root } from "./project.mjs"
import { runQuietly } from "./run-quietly.mjs"

const builtPath = join(root, "build/.built")

const sources = [
  "app",
  "content",
  "domain",
  "public",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/after-build",
  "scripts/shared-code.ts",
  "tsconfig.json",
  "vite.config.ts",
]

/** Builds the web app unless the one in build/ was made from these very sources. True when build/ is good. */
export function buildIfNeeded() {
  return readFingerprint(builtPath) === fingerprintOf(sources) || build()
}

/** Builds the web app for production, whatever environment the caller inherited. */
export function build() {
  const fingerprint = fingerprintOf(sources)
  console.log("Building…")
  rmSync(builtPath, { force: true })
  const built = runQuietly({
    command: nodeBinary,
    args: [commandOf("@react-router/dev", "react-router"), "build"],
    options: { env: { ...process.env, NODE_ENV: "production" } },
  })
  if (built) writeFileSync(builtPath, fingerprint)
  return built
}
