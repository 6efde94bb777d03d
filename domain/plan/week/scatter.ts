/** Hashes a text to a number below 2³², the same on every device. */
export function scatter(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Returns a generator of numbers below a bound that gives the same sequence for a seed on every device. */
export function scatteredFrom(seed: number): (bound: number) => number {
  // The generator would never leave zero, so the seed must not be zero.
  let state = seed | 1
  return (bound) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % bound
  }
}
