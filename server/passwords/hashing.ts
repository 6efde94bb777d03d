import { availableParallelism } from "node:os"
import type { Piscina } from "piscina"

const idleMs = 30_000
const filename = new URL("./worker.ts", import.meta.url).href

export type PasswordHashing = ReturnType<typeof createPasswordHashing>

/** Hashes passwords (scrypt, N 2^14, r 16, p 1: 32 MiB each) on worker threads, one per core, started on demand. */
export function createPasswordHashing() {
  let starting: Promise<Piscina> | undefined

  async function start() {
    const { Piscina } = await import("piscina")
    const maxThreads = availableParallelism()
    return new Piscina({ filename, minThreads: 0, maxThreads, idleTimeout: idleMs })
  }

  function threads() {
    starting ??= start()
    return starting
  }

  return {
    hash: async (password: string): Promise<string> => (await threads()).run(password, { name: "hash" }),
    verify: async (check: { hash: string; password: string }): Promise<boolean> =>
      (await threads()).run(check, { name: "verify" }),
    close: async () => (await starting)?.destroy(),
  }
}
