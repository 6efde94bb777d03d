import { lazy } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { Optional } from "#app/optional.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { useNight } from "./use-night.ts"

const Night = lazy(() => fetchFile(() => import("./night.tsx")))

/** Keeps its space: nothing below may move under a thumb. */
export function LazyNight({ day }: { day: number }) {
  if (!useNight()) return null
  return (
    <Optional fallback={<Skeleton className="h-136 w-full" />}>
      <Night day={day} />
    </Optional>
  )
}
