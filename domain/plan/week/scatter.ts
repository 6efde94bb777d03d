/** A hash of a text, below 2³² and the same on every device. */
export function scatter(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The same for a seed on every device. */
export function scatteredFrom(seed: number): (bound: number) => number {
  // The generator never leaves zero, so the seed must not be zero.
  let state = seed | 1
  return (bound) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % bound
  }
}
