import { createStore, delMany, getMany, keys, setMany, type UseStore } from "idb-keyval"
import type { ConsentPurpose } from "#domain/consent.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { purposeOf } from "#domain/operations/purpose.ts"

/** A backup is seldom older than that when it is brought back. */
const rememberMs = 7 * 24 * 60 * 60 * 1000

type Remembered = { rememberedAtMs: number; operation: Operation }
const prefixOf = (userId: string) => `${userId}:`
let opened: UseStore | undefined

/** Not with the rest of what is stored: it may be much, and no screen waits for it. */
function open(): UseStore {
  opened ??= createStore("florescer-acknowledged", "operations")
  return opened
}

/** What the server has acknowledged lately: brought back from a backup, it may have forgotten it. */
export async function rememberAcknowledged(userId: string, operations: readonly Operation[]) {
  if (operations.length === 0) return
  await quietly(async () => {
    const rememberedAtMs = Date.now()
    await setMany(
      operations.map((operation) => [prefixOf(userId) + operation.id, { rememberedAtMs, operation }]),
      open(),
    )
    await forgetOld(userId, rememberedAtMs - rememberMs)
  })
}

/** In the order in which it was done. */
export async function recallAcknowledged(userId: string): Promise<Operation[]> {
  const found = await quietly(async () => getMany<Remembered>(await keysOf(userId), open()))
  const operations = (found ?? []).flatMap((it) => it?.operation ?? [])
  return operations.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** All of a user, or only what was for one purpose. */
export async function forgetAcknowledged(userId: string, purpose?: ConsentPurpose) {
  await quietly(async () => {
    const known = await keysOf(userId)
    const remembered = await getMany<Remembered>(known, open())
    const isGone = (index: number) =>
      !purpose || purposeOf(remembered[index]?.operation.name ?? "silenceSet") === purpose
    await delMany(
      known.filter((_, index) => isGone(index)),
      open(),
    )
  })
}

async function forgetOld(userId: string, untilMs: number) {
  const known = await keysOf(userId)
  const remembered = await getMany<Remembered>(known, open())
  const old = known.filter((_, index) => (remembered[index]?.rememberedAtMs ?? 0) <= untilMs)
  await delMany(old, open())
}

async function keysOf(userId: string): Promise<string[]> {
  return (await keys<string>(open())).filter((key) => key.startsWith(prefixOf(userId)))
}

/** A browser may have no such storage, in a private window for instance: then nothing is remembered. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
