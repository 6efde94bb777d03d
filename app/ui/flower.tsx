type FlowerProps = {
  /** The number of open petals, 0 to 7; a fraction opens one partly. */
  petals?: number
  /**
   * The numbers (from 1) of petals for days on which others helped. Each is open by at least a quarter and has the
   * helpers' colour.
   */
  helped?: readonly number[] | undefined
  size?: number
  label?: string
  className?: string
}

export function Flower({ petals = petalsOfFlower, helped, size = 24, label, className }: FlowerProps) {
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
      <FlowerHead petals={petals} helped={helped} detail={size < 56 ? "plain" : "fine"} />
    </svg>
  )
}

const petalsOfFlower = 7
const openedByOthers = 0.25
const turnDegrees = 360 / petalsOfFlower
const tints = ["fill-petal", "fill-petal-deep", "fill-petal-warm"]

// Outlines of petals that point upwards from the centre of the flower at 0,0.
export const petalShapes = [
  "M0-4C-7-12-18-25-17-39S-10-54-4-53 3-54 7-54 17-48 17-39 8-12 0-4Z",
  "M0-4C-9-11-20-26-18-41S-9-55-3-55 4-53 8-53 18-46 18-38 8-13 0-4Z",
  "M0-4C-7-13-18-24-18-38S-12-54-6-55 1-52 5-52 17-50 16-40 10-12 0-4Z",
  "M0-4C-9-12-19-27-17-42S-8-54-2-55 4-52 8-52 18-46 17-38 9-12 0-4Z",
  "M0-4C-8-11-19-25-18-39S-11-56-6-56 2-54 5-54 17-50 16-40 9-13 0-4Z",
  "M0-4C-9-13-18-28-17-42S-9-54-4-53 4-55 8-55 18-48 18-40 9-12 0-4Z",
  "M0-4C-8-12-18-25-17-40S-10-55-4-55 3-53 6-53 17-48 16-41 9-13 0-4Z",
]
const throat =
  "M0-2C-5-7-9-13-9-20-8-20-6-18-5-15-6-21-6-25-5-30-4-27-2-23-2-18-1-24-1-29 0-35 1-29 2-24 2-18 2-23 4-27 5-30 6-25 6-21 5-15 6-18 8-20 9-20 9-13 5-7 0-2Z"
const veins =
  "M0-37C.4-41-.5-44 0-47M-6-32C-7.5-37-9-40-9.5-44M6-32C7.5-37 9-40 9.5-44M-10-24C-12-28-13-31-13.5-35M10-24C12-28 13-31 13.5-35"
const leans = [0, 3, -2, 2, -2, 3, -1]
const stamens = [0, 51, 103, 154, 206, 257, 309]

type FlowerHeadProps = Pick<FlowerProps, "petals" | "helped"> & {
  /** Use "fine" for anything larger than an icon. */
  detail?: "fine" | "plain"
}

/** A flower around 0,0 with a radius of some 57 units. */
export function FlowerHead({ petals = petalsOfFlower, helped = [], detail = "fine" }: FlowerHeadProps) {
  const isFine = detail === "fine"
  return (
    <>
      {petalShapes.map((shape, day) => (
        <g key={shape} transform={`rotate(${day * turnDegrees + (leans[day] ?? 0)})`}>
          <Petal
            shape={shape}
            open={Math.min(1, Math.max(helped.includes(day + 1) ? openedByOthers : 0, petals - day))}
            tint={helped.includes(day + 1) ? "fill-diary" : tints[(day * 2) % tints.length]}
            isFine={isFine}
          />
        </g>
      ))}
      <circle
        r={isFine ? 10 : 13}
        className="fill-heart stroke-petal-line"
        strokeWidth={isFine ? 1.4 : 0}
        vectorEffect="non-scaling-stroke"
      />
      {isFine &&
        stamens.map((angle) => (
          <circle key={angle} r={1.2} cy={-5.6} transform={`rotate(${angle})`} className="fill-petal-line" />
        ))}
    </>
  )
}

/** `open` is how far the petal is open, from 0 to 1. */
type PetalProps = { shape?: string; open: number; tint?: string; isFine?: boolean }

export function Petal({ shape = petalShapes[0], open, tint = tints[0], isFine = true }: PetalProps) {
  // The square root colours a quarter of the petal's area, rather than of its length.
  const grown = Math.sqrt(open)
  return (
    <>
      <path d={shape} className="fill-petal-pale" />
      <g className="transition-transform duration-250" style={{ transform: `scale(${grown})` }}>
        <path d={shape} className={tint} />
        {isFine && <path d={throat} className="fill-petal-throat" />}
      </g>
      <g className="fill-none stroke-petal-line" strokeLinejoin="round" strokeLinecap="round">
        <path d={shape} strokeWidth={isFine ? 1.4 : 0.9} vectorEffect="non-scaling-stroke" />
        {isFine && <path d={veins} strokeWidth={0.9} vectorEffect="non-scaling-stroke" />}
      </g>
    </>
  )
}

export function Spinner({ size = 22 }: { size?: number }) {
  return (
    <span className="inline-flex animate-[spin_4s_linear_infinite] motion-reduce:animate-none" aria-hidden>
      <Flower size={size} />
    </span>
  )
}

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
