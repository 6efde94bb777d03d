import { Flower } from "./flower.tsx"

/** The name beside its flower. Give it a link around it where it leads somewhere. */
export function Wordmark({ name = "Florescer", size = 28 }: { name?: string; size?: number }) {
  return (
    <span
      className="inline-flex items-center gap-2 font-display text-ink"
      style={{ fontSize: `min(${size * 0.86}px, 11vw)` }}
    >
      <Flower size={size} />
      <span className="leading-none font-[480] tracking-tight">{name}</span>
    </span>
  )
}
