import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const taken = ["ENOTEMPTY", "EEXIST", "EPERM"]

/** Makes a folder for this process, and returns false while another has it. What an ended process left there is deleted. */
export function claimFolder(folder) {
  const own = `${folder}-${process.pid}`
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own)
  writeFileSync(join(own, "pid"), `${process.pid}`)
  // No folder that holds something gives way to one that is renamed.
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
