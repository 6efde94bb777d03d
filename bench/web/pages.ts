type Visit = "stranger's first" | "mother's next"

export type MeasuredPage = { path: string; visit: Visit; leastPerformance: number }

const openPaths = ["/", "/login"]
const signedInPaths = ["/dashboard", "/chat", "/my-plan/recipe/2", "/profile"]

/** These screens plan the week and name its dishes, so they load more code. */
const planPaths = ["/my-plan/recipe/2", "/my-plan", "/my-plan/day/1", "/my-plan/shopping-list"]
const otherPaths = [
  "/my-plan/ask-for-help",
  "/profile/consultation",
  "/profile/visits",
  "/profile/settings",
  "/profile/notifications",
  "/profile/food",
  "/profile/subscription",
  "/help",
]

/**
 * Limits in kB, on top of what all signed-in screens share, for what the first screen and the screen at this path load
 * together.
 */
export const kilobytesMax: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...signedInPaths, ...otherPaths].map((path) => [path, 50])),
  ...Object.fromEntries(planPaths.map((path) => [path, 55])),
  "/dashboard": 25,
}

/** Limits in kB for what a screen adds when it is opened from another one. */
export const addedMax = [{ path: "/my-plan/recipe/2/cook", from: "/my-plan/recipe/2", kilobytes: 15 }]

/** Limits on a line with 400 kbit/s and a latency of 400 ms, for a browser that has only loaded the sign-in page. */
export const slowLineMax = { shapeSeconds: 3, daySeconds: 4 }

/** On the "next" visit, a signed-in user has been in this browser before. */
export const pages: MeasuredPage[] = [
  ...openPaths.map((path) => ({ path, visit: "stranger's first" as const, leastPerformance: 98 })),
  ...signedInPaths.map((path) => ({ path, visit: "mother's next" as const, leastPerformance: 95 })),
]
