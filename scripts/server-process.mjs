import { fileURLToPath } from "node:url"

const root = new URL("../", import.meta.url)

/**
 * Node flags for the server: small semi-spaces, which hashing passwords would otherwise let grow, but large enough that few
 * writes in flight count as old memory, and a major collection once the old generation has grown by 40 %, where V8 on a
 * large machine would wait for several times as much.
 */
export const serverArguments = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=40",
  fileURLToPath(new URL("server/main.ts", root)),
]

/**
 * Caches compiled code for the next start. Gives Node threads enough to hash a password on each core and to read files
 * beside it. Has the C library, where it is GNU's, give freed memory back: by itself it keeps what one large request took, in
 * an arena for each thread.
 */
export const serverEnvironment = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", root)),
  UV_THREADPOOL_SIZE: "16",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
}
