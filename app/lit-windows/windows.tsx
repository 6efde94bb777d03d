/** At each of these numbers of mothers one more window is lit. */
const lightsFrom = [5, 10, 20, 50, 100]
/**
 * The windows in the order in which they are lit, chosen so that they do not form a row. Her own is the one in the
 * middle at the bottom.
 */
const places = [
  { x: 12, y: 14 },
  { x: 60, y: 34 },
  { x: 36, y: 14 },
  { x: 12, y: 34 },
  { x: 60, y: 14 },
]
const hers = { x: 36, y: 34 }

/** A house at night. `awake` is the number of mothers who are awake. */
export function Windows({ awake, isLit }: { awake: number; isLit: boolean }) {
  return (
    <svg viewBox="0 0 88 60" aria-hidden="true" className="h-10 w-15 shrink-0">
      <path d="M4 58V12L44 2l40 10v46z" className="fill-sunken stroke-line-strong" />
      {places.map((place, index) => (
        <Pane key={`${place.x} ${place.y}`} {...place} isLit={awake >= (lightsFrom[index] ?? 0)} />
      ))}
      <Pane {...hers} isLit={isLit} isHers />
    </svg>
  )
}

function Pane({ x, y, isLit, isHers }: { x: number; y: number; isLit: boolean; isHers?: boolean }) {
  return (
    <rect
      x={x}
      y={y}
      width="16"
      height="14"
      rx="2"
      strokeWidth={isHers ? 2 : 1}
      className={`${isLit ? "fill-heart" : "fill-ground"} ${isHers ? "stroke-action" : "stroke-line-strong"} transition-colors duration-700 motion-reduce:transition-none`}
    />
  )
}
