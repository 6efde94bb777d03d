export function Skeleton({ className = "h-6 w-full" }: { className?: string }) {
  return (
    <span aria-hidden className={`block animate-pulse rounded-sm bg-sunken motion-reduce:animate-none ${className}`} />
  )
}

export function ScreenShape() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 sm:px-8 sm:pt-10">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-40 w-full rounded-xl" />
      <Skeleton className="h-24 w-full rounded-xl" />
      <Skeleton className="h-24 w-full rounded-xl" />
    </div>
  )
}
