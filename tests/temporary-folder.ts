import { existsSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"

const inMemory = "/dev/shm"
/** More than the databases of a whole run need. */
const neededBytes = 8 * 1024 ** 3

/** Where tests keep files that no promise about the disk hangs on: in memory where there is much of it. */
export const temporaryFolder = hasRoom() ? inMemory : tmpdir()

function hasRoom() {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > neededBytes
}
