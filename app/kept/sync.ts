import { AppError } from "#app/send.ts"
import { changedAfter, type Kept } from "#domain/kept.ts"
import { forgetKey, type LocalKept, readKept, writeKept } from "./storage.ts"

export type KeptSource<Value> = {
  key: string
  isValue: (value: unknown) => boolean
  /** What the server has, or null. */
  pull: () => Promise<Kept<Value> | null>
  /** Offers a change to the server, which answers with what it keeps: this one, or a newer one. */
  push: (kept: Kept<Value>) => Promise<Kept<Value> | null>
}

/** Writes a change to this device, where it counts at once, to be sent. Throws when there is no room left. */
export function changeKept<Value>({ key, isValue }: KeptSource<Value>, value: Value) {
  const previous = readKept<Value>(key, isValue)
  writeKept(key, { value, changedAt: changedAfter(previous?.changedAt, new Date()), waiting: true })
}

/** Brings this device's copy and the server's together: the newest change wins, and the server settles which that is. */
async function syncKept<Value>({ key, isValue, pull, push }: KeptSource<Value>) {
  const before = readKept<Value>(key, isValue)
  const remote = before?.waiting ? await offered(before) : await pull()
  const changedMeanwhile = readKept<Value>(key, isValue)?.changedAt !== before?.changedAt
  if (changedMeanwhile) return true
  if (remote) writeKept(key, { value: remote.value, changedAt: remote.changedAt, waiting: false })
  // The server has let go of it, as she has on another device.
  else if (before && !readKept<Value>(key, isValue)?.waiting) forgetKey(key)
  return true

  async function offered({ value, changedAt }: LocalKept<Value>) {
    try {
      return await push({ value, changedAt })
    } catch (error) {
      // A copy that the server refuses as impossible can never be sent: the server's own is the truth then.
      if (error instanceof AppError && error.status === 400) return pull()
      // What lacks her consent waits here until she gives it.
      if (error instanceof AppError && [403, 409].includes(error.status)) return null
      throw error
    }
  }
}

/** The query that brings them together, the same for whoever asks: it goes on for as long as anybody does. */
export function syncQuery<Value>(source: KeptSource<Value>) {
  return { queryKey: ["kept", source.key], queryFn: () => syncKept(source) }
}
