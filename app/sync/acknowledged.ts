import { createStore, delMany, getMany, keys, set, type UseStore } from "idb-keyval"
import { dayMs } from "#domain/day-ms.ts"
import { definitionOf, isOperationName, type Operation } from "#domain/operations/operations.ts"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"
import type { PendingOperation } from "./outbox.ts"

/** Acknowledged operations are remembered for this long, because a backup that is restored is rarely older. */
const rememberMs = 7 * dayMs

type Remembered = { rememberedAtMs: number; order: number; operation: Operation }
const prefixOf = (userId: string) => `${userId}:`
let opened: UseStore | undefined

/** Remembered operations live in IndexedDB, because they may be many and no screen waits for them. */
function open(): UseStore {
  opened ??= createStore("florescer-acknowledged", "operations")
  return opened
}

/** Storing is awaited no longer than this, because IndexedDB never answers in some browsers. */
const storingMs = 1000

/**
 * Remembers an acknowledged operation, because a server that is restored from a backup may have lost it. Resolves once
 * it is stored, or after a second.
 */
export async function rememberAcknowledged(userId: string, { order, operation }: PendingOperation) {
  const rememberedAtMs = Date.now()
  const stored = quietly(() => set(prefixOf(userId) + operation.id, { rememberedAtMs, order, operation }, open()))
  void stored.then(() => forgetOldOf(userId, rememberedAtMs))
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([stored, new Promise((resolve) => (timer = setTimeout(resolve, storingMs)))])
  clearTimeout(timer)
}

const forgettingMs = 60 * 60 * 1000
const forgotAtMs = new Map<string, number>()

/** Runs at most once an hour on a page, since it reads all remembered operations. */
async function forgetOldOf(userId: string, nowMs: number) {
  if (Math.abs(nowMs - (forgotAtMs.get(userId) ?? Number.NEGATIVE_INFINITY)) < forgettingMs) return
  forgotAtMs.set(userId, nowMs)
  await quietly(() => forgetOld(userId, nowMs - rememberMs))
}

export async function recallAcknowledged(userId: string): Promise<Operation[]> {
  const found = await quietly(async () => getMany<Remembered>(await keysOf(userId), open()))
  const remembered = (found ?? []).filter((it) => it !== undefined)
  remembered.sort((one, other) => one.rememberedAtMs - other.rememberedAtMs || one.order - other.order)
  return remembered.map(({ operation }) => operation)
}

export async function forgetAcknowledged(userId: string, purpose?: ConsentPurpose) {
  await quietly(async () => {
    const known = await keysOf(userId)
    const remembered = await getMany<Remembered>(known, open())
    const isGone = (index: number) => {
      const { name = "" } = remembered[index]?.operation ?? {}
      return !purpose || (isOperationName(name) && definitionOf(name).purpose === purpose)
    }
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

/** Returns undefined if the work fails, because some browsers have no IndexedDB in private windows. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
