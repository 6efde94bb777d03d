/** Who looks, and what her browser has: nothing at all, or all that it keeps of a page once she has seen it. */
type Visit = "stranger's first" | "mother's first" | "mother's next"

export type MeasuredPage = { path: string; visit: Visit; leastPerformance: number | null }

const openPaths = ["/", "/login"]
export const signedInPaths = ["/dashboard", "/chat", "/my-plan/recipe/2", "/profile"]

/**
 * The pages that Lighthouse looks at. A mother who is signed in has been here before, since she signed in in this
 * very browser; her first visit is measured too, but is what only a browser that has lost everything but a cookie sees.
 */
export const pages: MeasuredPage[] = [
  ...openPaths.map((path) => ({ path, visit: "stranger's first" as const, leastPerformance: 100 })),
  ...signedInPaths.map((path) => ({ path, visit: "mother's next" as const, leastPerformance: 98 })),
  ...signedInPaths.map((path) => ({ path, visit: "mother's first" as const, leastPerformance: null })),
]
