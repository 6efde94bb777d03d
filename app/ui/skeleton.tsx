export function Skeleton({ className = "h-6 w-full" }: { className?: string }) {
  return (
    <span aria-hidden className={`block animate-pulse rounded-sm bg-sunken motion-reduce:animate-none ${className}`} />
  )
}
