import { createHash } from "node:crypto"
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs"
import { join } from "node:path"

const leftBehind = /^node_modules\/(\.cache|\.vite|\.vite-temp)\//

/** Returns the SHA-256 of each file by its path; for a link, its target. */
export function hashesIn(place, folder) {
  const hashes = new Map()
  for (const name of readdirSync(join(place, folder))) {
    const path = `${folder}/${name}`
    const stats = lstatSync(join(place, path))
    if (leftBehind.test(`${path}/`)) continue
    if (stats.isDirectory()) for (const [file, hash] of hashesIn(place, path)) hashes.set(file, hash)
    else hashes.set(path, stats.isSymbolicLink() ? readlinkSync(join(place, path)) : hashOf(join(place, path)))
  }
  return hashes
}

function hashOf(path) {
  return createHash("sha256").update(readFileSync(path)).digest("hex")
}

export function differences(one, other) {
  const files = new Set([...one.keys(), ...other.keys()])
  return [...files].filter((file) => one.get(file) !== other.get(file)).sort()
}
