import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { root } from "./project.mjs"

/** Returns a hash of the names and contents of all files at these paths, and of the platform. */
export function fingerprintOf(paths) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n`)
  for (const file of paths.flatMap(filesIn)) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(root, file)))
      .update("\n")
  }
  return hash.digest("hex")
}

export function readFingerprint(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined
}

function filesIn(path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}
