import { optional } from "#app/optional.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"

/** The placeholder is as high as the card, so that nothing below moves under her thumb. */
export const LazyNight = optional(() => import("./night.tsx"), <Skeleton className="h-148 w-full" />)
