const tones = { plain: "var(--leaf)", deep: "var(--leaf-deep)", pale: "var(--leaf-pale)" }
const outline = "M0-10C-20-15-36-36-30-58-26-76-6-87 2-98 8-87 28-77 32-56 35-34 18-14 0-10Z"
const midrib = "M0 0C0-10-1-14 0-20 1-44 0-62 2-86"
const veins =
  "M0-28C-8-34-16-38-22-46M0-28C8-34 16-36 24-44M1-46C-6-52-12-56-18-64M1-46C8-52 16-56 22-62M1-64C-2-68-6-72-9-76M1-64C5-68 10-72 13-76"

type LeafProps = { x: number; y: number; turn: number; size?: number; tone?: keyof typeof tones }

/** A broad leaf growing upwards from its stalk at x, y; `turn` lays it to a side, in degrees. */
export function Leaf({ x, y, turn, size = 1, tone = "plain" }: LeafProps) {
  const isSmall = size < 0.4
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={outline} fill={tones[tone]} />
      <path
        d={isSmall ? midrib : midrib + veins}
        className="drawn thin"
        style={isSmall ? { strokeWidth: 3 } : undefined}
      />
      <path
        d={outline}
        className="drawn"
        style={isSmall ? { strokeWidth: 5 } : undefined}
        transform={isSmall ? undefined : "translate(1.5 -1.5)"}
      />
    </g>
  )
}
