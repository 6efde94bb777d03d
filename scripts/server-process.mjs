import { fileURLToPath } from "node:url"

const root = new URL("../", import.meta.url)

/** Hashing passwords would let semi-spaces grow, and on a large machine V8 waits long for a major collection. */
export const serverArguments = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=40",
  fileURLToPath(new URL("server/main.ts", root)),
]

/** Sixteen threads hash on each core and read files; for each, GNU's C library would keep a large request's memory. */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", root)),
  UV_THREADPOOL_SIZE: "16",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
}
