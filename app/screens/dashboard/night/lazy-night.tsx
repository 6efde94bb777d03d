import { optional } from "#app/optional.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { useNight } from "./use-night.ts"

/** Nothing below may move under a thumb. */
const Night = optional(() => import("./night.tsx"), <Skeleton className="h-136 w-full" />)

export function LazyNight({ day }: { day: number }) {
  return useNight() && <Night day={day} />
}
