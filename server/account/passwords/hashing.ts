import { argon2, randomBytes, scrypt, timingSafeEqual } from "node:crypto"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import PQueue from "p-queue"

// These are Better Auth's own parameters, so passwords that it has stored stay valid.
const keyBytes = 64
const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
/** Passwords hashed with Argon2id, as PHC strings. This release only reads them, so that a later one can write them. */
const argon2id = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]{22,})$/

const derive = promisify<string, string, number, typeof cost, Buffer>(scrypt)
const deriveArgon2id = promisify(argon2)

/** The size of libuv's thread pool, 4 by default. Two threads are left for reading files. */
const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4
export const hashesAtOnce = Math.max(1, Math.min(availableParallelism(), threads - 2))

export type PasswordHashing = ReturnType<typeof createPasswordHashing>

/** Hashes passwords with scrypt (N 2^14, r 16, p 1); each hash takes 32 MiB of memory. */
export function createPasswordHashing() {
  const queue = new PQueue({ concurrency: hashesAtOnce })

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16).toString("hex")
    return `${salt}:${(await keyOf(password, salt)).toString("hex")}`
  }

  async function verify({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
    const costly = stored.match(argon2id)
    if (costly) return verifyArgon2id(costly, password)
    const [salt = "", key = ""] = stored.split(":")
    const right = Buffer.from(key, "hex")
    return right.length === keyBytes && timingSafeEqual(await keyOf(password, salt), right)
  }

  async function verifyArgon2id(
    [, memory, passes, parallelism, salt = "", key = ""]: RegExpMatchArray,
    password: string,
  ) {
    const right = Buffer.from(key, "base64")
    const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    const input = { message: password.normalize("NFKC"), nonce: Buffer.from(salt, "base64"), tagLength: right.length }
    return timingSafeEqual(await queue.add(() => deriveArgon2id("argon2id", { ...input, ...parameters })), right)
  }

  function keyOf(password: string, salt: string): Promise<Buffer> {
    return queue.add(() => derive(password.normalize("NFKC"), salt, keyBytes, cost))
  }

  return { hash, verify }
}
