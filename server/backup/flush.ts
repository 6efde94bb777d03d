import { closeSync, fsyncSync, openSync } from "node:fs"

/** Flushes a file to disk. */
export function flushFile(file: string) {
  flush(file, "r+")
}

/** Flushes a folder's entries to disk. Windows does this by itself and does not allow it to be requested. */
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
