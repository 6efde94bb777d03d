import { AsyncLocalStorage } from "node:async_hooks"
import type { createPasswordHashing } from "#server/passwords/hashing.ts"

type Hashing = Pick<ReturnType<typeof createPasswordHashing>, "hash" | "verify">

const remembering = new AsyncLocalStorage<true>()
/** By password, one for each time that an app hashed it. */
const hashes = new Map<string, Promise<string>[]>()
const answers = new Map<string, Promise<boolean>>()

/** What is done in it need not hash again what another test of this file has hashed: to have a mother is not what it tests. */
export function rememberingHashes<Result>(work: () => Result): Result {
  return remembering.run(true, work)
}

/** Real hashes, of which no app gets one twice. */
export function rememberHashes({ hash, verify }: Hashing): Hashing {
  const timesHashed = new Map<string, number>()

  return {
    hash(password) {
      if (!remembering.getStore()) return hash(password)
      const times = timesHashed.get(password) ?? 0
      timesHashed.set(password, times + 1)
      const known = hashes.get(password) ?? []
      hashes.set(password, known)
      known[times] ??= hash(password)
      return known[times]
    },
    verify(check) {
      if (!remembering.getStore()) return verify(check)
      const key = JSON.stringify(check)
      const answer = answers.get(key) ?? verify(check)
      answers.set(key, answer)
      return answer
    },
  }
}
