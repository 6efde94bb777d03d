import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const taken = ["ENOTEMPTY", "EEXIST", "EPERM"]

/**
 * Claims a folder for this process; returns false while another process has it. The folder of a process that has ended
 * is deleted first.
 */
export function claimFolder(folder) {
  const own = `${folder}-${process.pid}`
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own)
  writeFileSync(join(own, "pid"), `${process.pid}`)
  // A rename never replaces a folder that is not empty, so only one process can succeed.
  if (isRenamed(own, folder)) return true
  if (!isAlive(holderOf(folder))) {
    rmSync(folder, { recursive: true, force: true })
    if (isRenamed(own, folder)) return true
  }
  rmSync(own, { recursive: true })
  return false
}

function isRenamed(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (taken.includes(error.code)) return false
    throw error
  }
}

function holderOf(folder) {
  try {
    return Number(readFileSync(join(folder, "pid"), "utf8"))
  } catch {
    return Number.NaN
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}
