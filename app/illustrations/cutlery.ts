const drunk = [16, 30, 39]
export const heldInTheHand: ReadonlySet<number> = new Set([
  7, 10, 19, 22, 27, 28, 34, 36, 44, 46, 60, 74, 75, 77, 91, 95, 98, 99, 102, 103, 105, 106, 107, 210, 219,
])

export const withoutCutlery: ReadonlySet<number> = new Set([...drunk, ...heldInTheHand])
