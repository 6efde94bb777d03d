import { Skeleton } from "#app/ui/skeleton.tsx"

export function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="h-60 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
    </>
  )
}
