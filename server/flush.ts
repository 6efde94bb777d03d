import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs"
import { dirname, resolve } from "node:path"

/** Flushes a file to disk. */
export function flushFile(file: string) {
  flush(file, "r+")
}

/** Flushes a folder to disk. Windows flushes folders by itself and refuses requests to do so. */
export function flushFolder(folder: string) {
  if (process.platform !== "win32") flush(folder, "r")
}

/** Makes a folder that only its owner can read, and flushes it, since a power cut could otherwise remove it. */
export function makeFolder(folder: string) {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  const outermost = dirname(resolve(first))
  for (let made = resolve(folder); made !== outermost; made = dirname(made)) flushIfReadable(dirname(made))
}

/** A folder that this user cannot read is left unflushed. */
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
