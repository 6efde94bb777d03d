import { fileURLToPath } from "node:url"

const root = new URL("../", import.meta.url)

/**
 * How Node is to run the server: small pages of young memory, which hashing a password would otherwise let grow; and old
 * memory tidied up once it has grown by 40 %, where a machine with much of it would wait for several times as much.
 */
export const serverArguments = [
  "--max-semi-space-size=4",
  "--heap-growing-percent=40",
  fileURLToPath(new URL("server/main.ts", root)),
]

/** Compiled code is kept for the next start. */
export const serverEnvironment = { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", root)) }
