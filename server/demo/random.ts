import { v7 as uuidV7 } from "uuid"

/** The same for the same seed (mulberry32). Not for secrets. */
export function createRandom(seed: number) {
  let state = seed >>> 0

  /** From 0 up to, but not including, 1. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 to `most`. */
  function upTo(most: number) {
    return Math.floor(next() * (most + 1))
  }

  /** Of a moment (ISO 8601), like a device's. */
  function id(at: string) {
    return uuidV7({
      msecs: Date.parse(at),
      random: Uint8Array.from({ length: 16 }, () => upTo(255)),
      seq: upTo(2 ** 31),
    })
  }

  return { upTo, id }
}
