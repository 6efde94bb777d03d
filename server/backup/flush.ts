import { closeSync, fsyncSync, openSync } from "node:fs"

/** Waits until what was written to a file has reached the disk. */
export function flushFile(file: string) {
  flush(file, "r+")
}

/** Waits until the names in a folder have reached the disk; Windows does so by itself and lets nobody ask. */
export function flushFolder(folder: string) {
  if (process.platform !== "win32") flush(folder, "r")
}

function flush(path: string, flags: string) {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
