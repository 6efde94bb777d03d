import "./scene.css"

const hours = Array.from({ length: 12 }, (_, index) => index * 30)
const slices = [
  [150, 128],
  [176, 150],
  [146, 162],
]

/** A plate that is a clock: its first quarter of an hour is marked. */
export function PlateVignette({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 360 250" className={`scene ${className}`}>
      <path d="M22 196C110 176 250 180 340 198L330 236C240 224 120 224 34 238Z" fill="var(--sky-mid)" />
      <circle cx={180} cy={128} r={108} fill="var(--cup)" />
      <circle cx={180} cy={128} r={108} className="drawn" />
      <path d="M180 20A108 108 0 0 1 288 128H266A86 86 0 0 0 180 42Z" fill="var(--pot)" />
      <path d="M180 20A108 108 0 0 1 288 128H266A86 86 0 0 0 180 42Z" className="drawn" />
      {hours.map((turn) => (
        <path key={turn} d="M180 28V35" transform={`rotate(${turn} 180 128)`} className="drawn thin" />
      ))}
      <circle cx={180} cy={128} r={80} className="drawn thin" />
      <path d="M172 96C182 70 222 66 238 92 252 116 236 138 212 138 188 140 164 122 172 96Z" fill="var(--paper)" />
      <circle cx={208} cy={104} r={17} fill="var(--sun-yolk)" />
      <path
        d="M172 96C182 70 222 66 238 92 252 116 236 138 212 138 188 140 164 122 172 96ZM198 97C200 94 203 92 207 91"
        className="drawn"
      />
      <circle cx={208} cy={104} r={17} className="drawn thin" />
      {slices.map(([x, y]) => (
        <g key={y}>
          <ellipse cx={x} cy={y} rx={22} ry={19} fill="var(--fruit-deep)" />
          <ellipse cx={x} cy={y} rx={16} ry={13} fill="var(--fruit)" />
          <ellipse cx={x} cy={y} rx={22} ry={19} className="drawn" />
        </g>
      ))}
      <path d="M192 192C186 170 198 150 222 148 222 172 214 188 192 192Z" fill="var(--leaf)" />
      <path d="M196 192C206 172 224 160 244 166 238 186 220 196 196 192Z" fill="var(--leaf-deep)" />
      <path d="M132 108C124 92 130 76 148 68 156 84 150 102 132 108Z" fill="var(--leaf)" />
      <path
        d="M192 192C186 170 198 150 222 148 222 172 214 188 192 192ZM196 192C206 172 224 160 244 166 238 186 220 196 196 192ZM132 108C124 92 130 76 148 68 156 84 150 102 132 108ZM196 186C202 174 208 164 216 156M202 188C212 182 222 176 234 172M136 102C140 92 143 84 146 76"
        className="drawn thin"
      />
      <path d="M40 60V104M50 60V104M60 60V104M40 100C40 118 60 118 60 100M50 114V204" className="drawn" />
      <path d="M316 60C300 62 298 100 312 112 328 106 332 64 316 60ZM313 112V204" className="drawn" />
    </svg>
  )
}
