const tones = { plain: "var(--leaf)", deep: "var(--leaf-deep)", pale: "var(--leaf-pale)" }

type LeafProps = { x: number; y: number; turn: number; size?: number; tone?: keyof typeof tones }

/** A broad leaf growing upwards from its stalk at x, y; `turn` lays it to a side, in degrees. */
export function Leaf({ x, y, turn, size = 1, tone = "plain" }: LeafProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0-10C-22-16-34-38-28-60-22-80-8-90 2-98 14-86 30-74 32-54 34-34 20-16 0-10Z" fill={tones[tone]} />
      <path
        d="M0 0C0-10-1-14 0-20 1-44 0-62 2-86M0-28C-8-34-16-38-22-46M0-28C8-34 16-36 24-44M1-46C-6-52-12-56-18-64M1-46C8-52 16-56 22-62M1-64C-2-68-6-72-9-76M1-64C5-68 10-72 13-76"
        className="drawn thin"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0-10C-22-16-34-38-28-60-22-80-8-90 2-98 14-86 30-74 32-54 34-34 20-16 0-10Z"
        className="drawn"
        vectorEffect="non-scaling-stroke"
        transform="translate(1.5 -1.5)"
      />
    </g>
  )
}
