type Visit = "stranger's first" | "mother's next"

export type MeasuredPage = { path: string; visit: Visit; leastPerformance: number }

const openPaths = ["/", "/login"]
const signedInPaths = ["/dashboard", "/chat", "/my-plan/recipe/2", "/profile"]

const otherPaths = [
  "/my-plan",
  "/my-plan/day/1",
  "/my-plan/shopping-list",
  "/my-plan/ask-for-help",
  "/profile/consultation",
  "/profile/settings",
  "/profile/notifications",
  "/profile/food",
  "/profile/subscription",
  "/help",
]

/** kB beyond what signed-in screens share: of the first, and of it with each other one. */
export const kilobytesMax: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...signedInPaths, ...otherPaths].map((path) => [path, 50])),
  "/dashboard": 25,
}

/** kB, opened from another screen. */
export const addedMax = [{ path: "/my-plan/recipe/2/cook", from: "/my-plan/recipe/2", kilobytes: 15 }]

/** 400 kbit/s and 400 ms, in a browser that has only the sign-in page. */
export const slowLineMax = { shapeSeconds: 3, daySeconds: 4 }

/** A signed-in mother has been here before. */
export const pages: MeasuredPage[] = [
  ...openPaths.map((path) => ({ path, visit: "stranger's first" as const, leastPerformance: 98 })),
  ...signedInPaths.map((path) => ({ path, visit: "mother's next" as const, leastPerformance: 95 })),
]
