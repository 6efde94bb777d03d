import { useId } from "react"

type Place = { x: number; y: number }

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

export function Bowl({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cx={26} cy={-62} r={28} fill="var(--fruit-deep)" />
      <circle cx={26} cy={-62} r={28} className="drawn thin" />
      <circle cx={-28} cy={-60} r={27} fill="var(--fruit)" />
      <circle cx={-28} cy={-60} r={27} className="drawn thin" />
      <circle cx={0} cy={-74} r={26} fill="var(--fruit)" />
      <circle cx={0} cy={-74} r={26} className="drawn thin" />
      <path d="M1-97C3-108 14-115 27-113 25-102 14-96 1-97Z" fill="var(--leaf-deep)" />
      <path
        d="M1-97C3-108 14-115 27-113 25-102 14-96 1-97ZM1-97C0-95-1-93-1-90M12-84C14-80 15-76 14-70"
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

export function Herbs() {
  return (
    <>
      <path d="M70 40V92" className="drawn" />
      {[-34, -16, 0, 18, 36].map((turn, index) => (
        <g key={turn} transform={`translate(70 88) rotate(${turn * 0.62})`}>
          <path d={`M0 0C${index - 2} 30 ${2 - index} 60 0 ${96 + (index % 2) * 18}`} className="drawn thin" />
          {[34, 50, 66, 82, 98].slice(0, 4 + (index % 2)).map((y, step) => (
            <path
              key={y}
              transform={`translate(0 ${y}) rotate(${step % 2 ? 34 : -34})`}
              d="M0 0C-9 6-9 18 0 26 9 18 9 6 0 0Z"
              fill={`var(--${step % 2 ? "leaf" : "leaf-deep"})`}
            />
          ))}
        </g>
      ))}
      <path d="M58 92C66 88 76 88 83 92L80 104C74 107 66 107 60 104Z" fill="var(--fruit)" />
      <path d="M58 92C66 88 76 88 83 92L80 104C74 107 66 107 60 104ZM62 40A8 8 0 0 1 78 40" className="drawn" />
    </>
  )
}

export function Lamp() {
  const light = useId()
  return (
    <>
      <linearGradient id={light} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.34" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </linearGradient>
      <path d="M500 134 366 520H640V330L592 134Z" fill={`url(#${light})`} />
      <path d="M546 0V84" className="drawn" />
      <circle cx={546} cy={130} r={13} fill="var(--bulb)" />
      <path
        d="M532 84C534 78 558 78 560 84 588 92 602 112 604 130 568 137 524 137 488 130 490 112 504 92 532 84Z"
        fill="var(--lamp)"
      />
      <path
        d="M532 84C534 78 558 78 560 84 588 92 602 112 604 130 568 137 524 137 488 130 490 112 504 92 532 84ZM535 136C538 146 554 146 557 136M504 122C506 112 512 104 520 98"
        className="drawn"
      />
    </>
  )
}
