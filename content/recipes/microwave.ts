/** Recipes whose steps warm or cook something in a microwave and name no way without one. */
export const microwaved: ReadonlySet<number> = new Set([
  49, 53, 59, 60, 62, 64, 65, 67, 70, 80, 81, 89, 93, 94, 97, 99, 100, 101, 104, 107, 109,
])
