import { fileURLToPath } from "node:url"

const root = new URL("../", import.meta.url)

/**
 * Limits the heap: hashing passwords would let V8's semi-spaces grow, and on a large machine V8 delays major
 * collections for long.
 */
export const serverArguments = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=40",
  fileURLToPath(new URL("server/main.ts", root)),
]

/**
 * Sixteen threads hash passwords and read files. GNU's C library would keep a large request's memory for each of them,
 * which the limits on malloc prevent.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", root)),
  UV_THREADPOOL_SIZE: "16",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
}
