/** The visitor, and the state of her browser: empty, or with everything that it caches of a page. */
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

/**
 * The most JavaScript (kB, beyond what all signed-in screens share) of the first screen, and of it together with each
 * other one: what the first leaves to the others does not count less.
 */
export const kilobytesMax: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...signedInPaths, ...otherPaths].map((path) => [path, 50])),
  "/dashboard": 25,
}

/** What a screen that is opened from another one adds to it: the most JavaScript (kB). */
export const addedMax = [{ path: "/my-plan/recipe/2/cook", from: "/my-plan/recipe/2", kilobytes: 15 }]

/**
 * On a line of 400 kbit/s and 400 ms, from the press of "Sign in" in a browser that has only the sign-in page: the most
 * seconds until the shape of her dashboard has taken its place, and until her day stands there.
 */
export const slowLineMax = { shapeSeconds: 3, daySeconds: 4 }

/**
 * The pages that Lighthouse measures. A signed-in mother has been here before, since she signed in with this browser.
 */
export const pages: MeasuredPage[] = [
  ...openPaths.map((path) => ({ path, visit: "stranger's first" as const, leastPerformance: 98 })),
  ...signedInPaths.map((path) => ({ path, visit: "mother's next" as const, leastPerformance: 95 })),
]
