import { FlowerHead } from "#app/ui/flower.tsx"
import { Leaf } from "./plant.tsx"

const hours = Array.from({ length: 12 }, (_, index) => index * 30)
const slices = [
  [150, 128],
  [176, 150],
  [146, 162],
]

export function Plate() {
  return (
    <>
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
    </>
  )
}

export function Chat() {
  return (
    <>
      <path
        d="M70 10C110 4 160 6 184 16 192 32 192 52 184 66 172 70 160 72 148 72L136 90 128 73C106 74 84 72 70 68 60 52 60 28 70 10Z"
        fill="var(--bowl)"
      />
      <path
        d="M70 10C110 4 160 6 184 16 192 32 192 52 184 66 172 70 160 72 148 72L136 90 128 73C106 74 84 72 70 68 60 52 60 28 70 10Z"
        className="drawn"
      />
      <path
        d="M84 30C110 26 140 27 166 31M84 46C104 43 122 43 144 46"
        stroke="var(--cup)"
        strokeWidth={5}
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M18 92C50 84 96 84 120 92 128 108 128 128 120 142 96 150 72 151 58 150L42 166 38 147C30 146 22 144 18 142 8 126 10 106 18 92Z"
        fill="var(--paper)"
      />
      <path
        d="M18 92C50 84 96 84 120 92 128 108 128 128 120 142 96 150 72 151 58 150L42 166 38 147C30 146 22 144 18 142 8 126 10 106 18 92Z"
        className="drawn"
      />
      <path d="M28 132C52 134 72 122 92 106" className="drawn" />
      <Leaf x={44} y={131} turn={-28} size={0.24} />
      <Leaf x={54} y={130} turn={120} size={0.18} tone="deep" />
      <Leaf x={68} y={123} turn={-40} size={0.2} tone="pale" />
      <g transform="translate(98 100) scale(.52)">
        <FlowerHead />
      </g>
    </>
  )
}

export function Notebook() {
  return (
    <>
      <path
        d="M10 44C40 34 76 38 100 50 124 38 160 34 190 44L192 142C162 134 126 138 100 150 74 138 38 134 8 142Z"
        fill="var(--bowl)"
      />
      <path
        d="M18 38C46 30 78 34 100 46 122 34 154 30 182 38L184 132C156 126 124 130 100 142 76 130 44 126 16 132Z"
        fill="var(--paper)"
      />
      <path
        d="M18 38C46 30 78 34 100 46 122 34 154 30 182 38L184 132C156 126 124 130 100 142 76 130 44 126 16 132ZM100 46V142M10 44 8 142C38 134 74 138 100 150 126 138 162 134 192 142L190 44"
        className="drawn"
      />
      <path
        d="M28 58C48 53 70 56 90 64M28 76C48 71 70 74 90 82M28 94C48 89 70 92 90 100M28 112C48 107 70 110 90 118M110 64C130 56 152 53 172 58M110 82C130 74 152 71 172 76M110 100C130 92 152 89 172 94M110 118C130 110 152 107 172 112"
        className="drawn"
        opacity={0.22}
      />
      <path d="M24 118C50 116 58 96 82 100S116 92 126 76 142 60 154 46" className="drawn" />
      <Leaf x={44} y={112} turn={-46} size={0.22} />
      <Leaf x={60} y={102} turn={128} size={0.2} tone="deep" />
      <Leaf x={82} y={100} turn={-20} size={0.24} tone="pale" />
      <Leaf x={104} y={96} turn={110} size={0.22} />
      <Leaf x={122} y={82} turn={-64} size={0.24} tone="deep" />
      <Leaf x={136} y={66} turn={90} size={0.22} />
      <g transform="translate(156 42) scale(.58)">
        <FlowerHead />
      </g>
    </>
  )
}
