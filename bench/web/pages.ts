type Visit = "stranger's first" | "mother's next"

export type MeasuredPage = { path: string; visit: Visit; leastPerformance: number }

const openPaths = ["/", "/login"]
const signedInPaths = ["/dashboard", "/chat", "/my-plan/recipe/2", "/profile"]

/** They plan her week and name its dishes. */
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

/** Limits in kB beyond what all signed-in screens share: for the first screen, then for it and another one together. */
export const kilobytesMax: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...signedInPaths, ...otherPaths].map((path) => [path, 50])),
  ...Object.fromEntries(planPaths.map((path) => [path, 55])),
  "/dashboard": 25,
}

/** Limits in kB for what a screen adds when it is opened from another one. */
export const addedMax = [{ path: "/my-plan/recipe/2/cook", from: "/my-plan/recipe/2", kilobytes: 15 }]

/** Limits on a line of 400 kbit/s and 400 ms, in a browser that has only the sign-in page. */
export const slowLineMax = { shapeSeconds: 3, daySeconds: 4 }

/** At the "next" visit a signed-in user has been in this browser before. */
export const pages: MeasuredPage[] = [
  ...openPaths.map((path) => ({ path, visit: "stranger's first" as const, leastPerformance: 98 })),
  ...signedInPaths.map((path) => ({ path, visit: "mother's next" as const, leastPerformance: 95 })),
]
