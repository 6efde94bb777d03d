import { FlowerHead } from "#app/ui/flower.tsx"

const pen = "stroke-petal-line stroke-[1.2]"
const leaf = "M0 0C-7-4-9-14 0-24 9-14 7-4 0 0Z"

function Leaf({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={leaf} className={`fill-done ${pen}`} />
      <path d="M0-2V-17" className={`fill-none ${pen}`} />
    </g>
  )
}

export function FullBloom() {
  return (
    <>
      <Leaf x={-13} y={16} turn={-128} size={1.05} />
      <Leaf x={13} y={16} turn={128} size={1.05} />
      <g transform="translate(0 -3) scale(.54)">
        <FlowerHead />
      </g>
    </>
  )
}

const drop = "M0 6C-13-2-14-20 0-38 14-20 13-2 0 6Z"

export function WaterLily() {
  return (
    <>
      {[-74, 74, -40, 40, 0].map((turn) => (
        <g key={turn} transform={`translate(0 10) rotate(${turn})`}>
          <path d={drop} className={`${turn === 0 ? "fill-petal-pale" : "fill-done-soft"} ${pen}`} />
          <path d="M0-4V-26M-3.5-10-5-19M3.5-10 5-19" className={`fill-none ${pen}`} />
        </g>
      ))}
      {[-12, -6, 0, 6, 12].map((x) => (
        <circle key={x} cx={x} cy={11 - Math.abs(x) / 4} r={2.6} className={`fill-heart ${pen}`} />
      ))}
      <path
        d="M-27 20C-21 16-15 24-9 20S3 24 9 20 21 24 27 20M-17 27C-12 24-6 30 0 27S12 30 17 27"
        className={`fill-none ${pen}`}
      />
    </>
  )
}

const bell = "M0-12C-9-11-12-1-12 8-9 6-8 12-4 10-2 9-2 12 0 12S2 9 4 10C8 12 9 6 12 8 12-1 9-11 0-12Z"

export function Bells() {
  return (
    <>
      <path d="M20-29A13 13 0 1 0 31-10 11 11 0 0 1 20-29Z" className={`fill-heart ${pen}`} />
      <path d="M-12 34C-14 8-20-26-2-29 7-30 9-22 9-15M-15 6C-22-4-29 0-28 8" className={`fill-none ${pen}`} />
      <Leaf x={-12} y={32} turn={38} size={1.2} />
      <Leaf x={-13} y={20} turn={-52} size={0.8} />
      <g transform="translate(9 -2) rotate(-5)">
        <path d={bell} className={`fill-petal-warm ${pen}`} />
        <path d="M0-8V4M-5-6-6 2M5-6 6 2" className={`fill-none ${pen}`} />
      </g>
      <g transform="translate(-27 16) rotate(6) scale(.66)">
        <path d={bell} className={`fill-petal-pale ${pen}`} />
        <path d="M0-8V4M-5-6-6 2M5-6 6 2" className={`fill-none ${pen}`} />
      </g>
    </>
  )
}

const rows = [
  { y: 6, size: 1 },
  { y: -3, size: 1.05 },
  { y: -12, size: 0.95 },
  { y: -20, size: 0.8 },
  { y: -27, size: 0.62 },
]
const bud = "M0 0C-6-3-7-9-2-13 4-11 5-4 0 0Z"

export function Lavender() {
  return (
    <>
      <Sprig turn={-24} size={0.86} />
      <Sprig turn={24} size={0.86} />
      <Sprig turn={0} size={1} />
      <path d="M-7 22C-3 24 3 24 7 22L6.4 27C3 28.6-3 28.6-6.4 27Z" className={`fill-heart ${pen}`} />
    </>
  )
}

function Sprig({ turn, size }: { turn: number; size: number }) {
  return (
    <g transform={`translate(0 25) rotate(${turn}) scale(${size}) translate(0 -25)`}>
      <path d="M0 36V-28" className={`fill-none ${pen}`} />
      {rows.map((row) => (
        <g key={row.y} transform={`translate(0 ${row.y}) scale(${row.size})`}>
          {[-58, 58, 0].map((side) => (
            <path key={side} d={bud} transform={`rotate(${side})`} className={`fill-diary ${pen}`} />
          ))}
        </g>
      ))}
    </g>
  )
}
