import { FlowerHead } from "./flower-head.tsx"

type FlowerProps = {
  /** Quarters of a petal that are open, from the first petal on: 0 to 28, which is full bloom. */
  petals?: number
  size?: number
  /** What a screen reader says. Without it the flower is decoration and stays silent. */
  label?: string
  className?: string
}

/** The seven-petal flower: wordmark, waiting, progress. */
export function Flower({ petals = 28, size = 24, label, className }: FlowerProps) {
  return (
    <svg
      viewBox="-60 -60 120 120"
      width={size}
      height={size}
      className={className}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <FlowerHead petals={petals} detail={size < 56 ? "plain" : "fine"} />
    </svg>
  )
}
