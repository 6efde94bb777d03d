import type { CoarseCount } from "#domain/team/coarse-count.ts"

const [width, height, margin] = [240, 40, 3]
/** A count of "<5", which hides the exact number, is drawn at this value. */
const few = 2.5
const least = 10

/** Nothing is drawn for a single day, which makes no line. */
export function Sparkline({ counts }: { counts: readonly CoarseCount[] }) {
  if (counts.length < 2) return null
  const values = counts.map((count) => (count === "<5" ? few : count))
  const most = Math.max(...values, least)
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * (width - margin) + margin / 2
    return `${x.toFixed(1)},${(height - margin - (value / most) * (height - 2 * margin)).toFixed(1)}`
  })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className="h-10 w-full max-w-60 text-done"
      preserveAspectRatio="none"
    >
      <line
        x1={0}
        x2={width}
        y1={height - 1}
        y2={height - 1}
        className="stroke-line"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        points={points.join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
