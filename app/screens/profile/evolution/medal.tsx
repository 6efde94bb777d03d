import type { ReactNode } from "react"

const scallops = 22
const radius = 52

/** An edge like that of a pressed paper seal. */
const edge = Array.from({ length: scallops + 1 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / scallops
  const point = `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  return index === 0 ? `M${point}` : `A8 8 0 0 1 ${point}`
}).join("")

type MedalProps = { tone: string; children: ReactNode }

/** A paper seal with a flower pressed on it, drawn around 0,0 and some 40 units wide and high. */
export function Medal({ tone, children }: MedalProps) {
  return (
    <svg viewBox="-64 -64 128 128" aria-hidden className="w-full max-w-36">
      <path d={edge} className={`${tone} stroke-petal-line`} strokeWidth={1.3} strokeLinejoin="round" />
      <circle r={45} className="fill-surface stroke-petal-line" strokeWidth={0.9} />
      <circle r={42} className="fill-none stroke-petal-line" strokeWidth={0.9} strokeDasharray="1 3.2" />
      <g strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
    </svg>
  )
}
