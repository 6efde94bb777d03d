import { useId } from "react"

/** Herbs that hang to dry. */
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

/** A lamp, lit at night. */
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
