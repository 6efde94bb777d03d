import { optional } from "#app/optional.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"

/** Nothing below may move under a thumb. */
export const LazyNight = optional(() => import("./night.tsx"), <Skeleton className="h-148 w-full" />)
