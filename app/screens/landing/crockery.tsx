type Place = { x: number; y: number }

/** A mug that stands on x, y. */
export function Mug({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="steam">
        <path
          d="M-14-84C-22-96-6-104-14-118M4-88C-4-102 12-110 4-126M20-84C12-96 28-104 20-116"
          stroke="var(--steam)"
          strokeWidth={4}
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path d="M30-52C52-56 58-26 28-20" fill="none" stroke="var(--cup)" strokeWidth={9} />
      <path d="M-34-70C-12-74 14-74 36-70 37-44 34-18 26-2 10 2-8 2-24-2-32-18-35-44-34-70Z" fill="var(--cup)" />
      <path d="M-34-46C-10-42 14-42 36-46L34-28C12-24-10-24-32-28Z" fill="var(--cup-band)" />
      <path
        d="M-34-70C-12-74 14-74 36-70 37-44 34-18 26-2 10 2-8 2-24-2-32-18-35-44-34-70ZM-34-70C-12-66 14-66 36-70M35-56C60-62 66-22 31-16M36-47C50-50 52-30 34-26"
        className="drawn"
      />
    </g>
  )
}

/** A bowl of fruit that stands on x, y. */
export function Bowl({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={-26} cy={-62} r={25} fill="var(--fruit)" />
      <circle cx={24} cy={-64} r={27} fill="var(--fruit-deep)" />
      <circle cx={-1} cy={-76} r={24} fill="var(--fruit)" />
      <path d="M2-99C4-108 14-114 26-112 24-102 14-97 2-99Z" fill="var(--leaf-deep)" />
      <path
        d="M-48-50C-56-70-40-88-24-86M49-56C54-74 42-92 22-90M-25-78C-24-92-12-100-1-100 14-100 22-88 23-76M2-99C4-108 14-114 26-112 24-102 14-97 2-99ZM2-99C1-96 0-94 0-91M-10-84C-8-88-4-90-1-90M12-70C14-76 18-79 23-79"
        className="drawn thin"
      />
      <path d="M-66-54C-24-48 24-48 66-54 64-28 46-8 24-2 8 1-8 1-24-2-46-8-64-28-66-54Z" fill="var(--bowl)" />
      <path d="M66-54C64-28 46-8 24-2 16-1 6 0 0 0 26-14 38-30 40-51 50-52 58-53 66-54Z" fill="var(--bowl-shade)" />
      <path
        d="M-66-54C-24-48 24-48 66-54 64-28 46-8 24-2 8 1-8 1-24-2-46-8-64-28-66-54ZM-56-34C-40-28-28-42-12-34S16-42 30-35 46-36 56-38"
        className="drawn"
      />
    </g>
  )
}
