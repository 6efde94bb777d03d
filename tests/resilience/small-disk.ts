import { spawnSync } from "node:child_process"
import { appendFileSync, mkdtempSync, rmSync, statSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { onTestFinished } from "vitest"

function succeeds(command: string, ...args: string[]) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0
}

function mountIn(folder: string, megabytes = 2) {
  return succeeds("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "none", folder)
}

/** Whether this user may make disks: root may, outside most containers. */
export const mayMakeDisks = (() => {
  const folder = mkdtempSync(join(tmpdir(), "florescer-disk-"))
  const isMounted = mountIn(folder)
  if (isMounted) succeeds("umount", folder)
  rmSync(folder, { recursive: true })
  return isMounted
})()

/** A disk that a test may fill and write-protect. */
export function smallDisk(megabytes?: number) {
  const folder = mkdtempSync(join(tmpdir(), "florescer-disk-"))
  if (!mountIn(folder, megabytes)) throw new Error("This user may not make disks.")
  onTestFinished(() => {
    succeeds("umount", "--lazy", folder)
    rmSync(folder, { recursive: true, force: true })
  })
  const filling = join(folder, "filling")

  /** Leaves so much room, and none if nothing is said. */
  function fill(leftBytes = 0) {
    try {
      for (;;) appendFileSync(filling, Buffer.alloc(4096))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error
    }
    truncateSync(filling, statSync(filling).size - leftBytes)
  }

  return {
    folder,
    fill,
    empty: () => rmSync(filling, { force: true }),
    protect: () => succeeds("mount", "-o", "remount,ro", folder),
  }
}
