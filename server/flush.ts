import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs"
import { dirname, resolve } from "node:path"

/** Flushes a file to disk. */
export function flushFile(file: string) {
  flush(file, "r+")
}

/** Flushes a folder's entries to disk. Windows does this by itself and does not allow it to be requested. */
export function flushFolder(folder: string) {
  if (process.platform !== "win32") flush(folder, "r")
}

/**
 * Makes a folder, and those above it that are missing, for its owner only. A power cut would take a new folder with all that was
 * flushed in it, unless the folder around it is flushed.
 */
export function makeFolder(folder: string) {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  const outermost = dirname(resolve(first))
  for (let made = resolve(folder); made !== outermost; made = dirname(made)) flushIfReadable(dirname(made))
}

/** A folder may be made in one that may not be read, which then cannot be flushed. */
function flushIfReadable(folder: string) {
  try {
    flushFolder(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") throw error
  }
}

function flush(path: string, flags: string) {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
