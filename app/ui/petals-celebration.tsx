import type { ReactNode } from "react"
import { petalShapes } from "./flower.tsx"

const tints = ["fill-petal", "fill-petal-deep", "fill-petal-pale", "fill-heart"]

// Multiples of these fractions never coincide, so the petals are spread evenly without randomness.
const spread = (index: number, fraction: number) => (index * fraction) % 1

const petals = Array.from({ length: 28 }, (_, index) => ({
  left: spread(index, 0.7549) * 96,
  rest: 60 + spread(index, 0.5698) * 35,
  turn: Math.round(index * 137.5) % 360,
  sizePx: 15 + spread(index, 0.618) * 16,
  delay: spread(index, 0.3247) * 1.6,
  fall: 2.6 + spread(index, 0.2207) * 1.6,
  shape: petalShapes[index % petalShapes.length],
  tint: tints[Math.floor(spread(index, 0.4142) * tints.length)],
}))

/** Shows falling petals. With reduced motion they lie at the bottom of the page and cover no text. */
export default function PetalsCelebration(): ReactNode {
  return (
    <div aria-hidden data-celebration className="pointer-events-none fixed inset-0 z-50 overflow-hidden">
      {petals.map(({ left, rest, turn, sizePx, delay, fall, shape, tint }) => (
        <svg
          aria-hidden
          key={turn}
          viewBox="-22 -58 44 58"
          width={sizePx}
          className="absolute animate-petal-fall motion-reduce:top-[calc(100%-1.75rem)]! motion-reduce:animate-none"
          style={{
            left: `${left}%`,
            top: `${rest}%`,
            rotate: `${turn}deg`,
            animationDelay: `${delay}s`,
            animationDuration: `${fall}s`,
          }}
        >
          <path d={shape} className={`${tint} stroke-petal-line`} strokeWidth={1.5} />
        </svg>
      ))}
    </div>
  )
}
