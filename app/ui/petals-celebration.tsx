import { petalShapes } from "./flower-head.tsx"

const tints = ["fill-petal", "fill-petal-deep", "fill-petal-pale", "fill-heart"]

// A scatter that looks thrown and is the same each time: the golden angle spreads any number of petals.
const petals = Array.from({ length: 28 }, (_, index) => ({
  left: (index * 61.8) % 100,
  rest: 62 + ((index * 38.2) % 34),
  turn: (index * 137.5) % 360,
  sizePx: 16 + ((index * 7) % 16),
  delay: (index * 0.093) % 1.6,
  fall: 2.6 + ((index * 0.31) % 1.8),
  shape: petalShapes[index % petalShapes.length],
  tint: tints[index % tints.length],
}))

/** Petals fall over the screen for as long as it stands. Without motion they simply lie there. */
export function PetalsCelebration() {
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-50 overflow-hidden">
      {petals.map(({ left, rest, turn, sizePx, delay, fall, shape, tint }) => (
        <svg
          aria-hidden
          key={turn}
          viewBox="-22 -58 44 58"
          width={sizePx}
          className="absolute animate-petal-fall motion-reduce:animate-none"
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
