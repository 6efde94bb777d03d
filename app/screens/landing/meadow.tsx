import { FlowerHead } from "#app/ui/flower.tsx"

const sky = [
  [108, 60],
  [212, 118],
  [330, 44],
  [868, 70],
  [960, 150],
  [1090, 52],
  [744, 36],
]

const flowers = [
  { x: 452, y: 522, height: 66, size: 0.36 },
  { x: 500, y: 542, height: 86, size: 0.4 },
  { x: 549, y: 530, height: 78, size: 0.42 },
  { x: 599, y: 546, height: 104, size: 0.46 },
  { x: 648, y: 534, height: 92, size: 0.47 },
  { x: 698, y: 548, height: 112, size: 0.5 },
  { x: 750, y: 530, height: 124, size: 0.56 },
]

export function Meadow() {
  return (
    <>
      <path d="M0-1400H1200V560H0Z" fill="var(--sky-high)" />
      <path d="M0 150C260 110 420 190 660 150S1040 110 1200 160V560H0Z" fill="var(--sky-mid)" />
      <path d="M0 300C240 270 460 330 700 292S1040 280 1200 310V560H0Z" fill="var(--sky-low)" />
      {sky.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={2.4} fill="var(--star)" />
      ))}
      <circle cx={706} cy={396} r={92} fill="var(--sun-halo)" />
      <circle cx={706} cy={396} r={62} fill="var(--sun)" />
      <path d="M738 318A36 36 0 1 0 760 380 29 29 0 0 1 738 318Z" fill="var(--moon)" />
      <path d="M0 430C200 370 330 400 480 424S760 392 900 400 1100 430 1200 392V560H0Z" fill="var(--hill-far)" />
      <path d="M0 430C200 370 330 400 480 424S760 392 900 400 1100 430 1200 392" className="drawn thin" />
      <path d="M0 486C240 440 420 460 620 480S980 450 1200 490V560H0Z" fill="var(--hill-near)" />
      <path d="M0 486C240 440 420 460 620 480S980 450 1200 490" className="drawn thin" />
      {flowers.map(({ x, y, height, size }, day) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M0 40C${day % 2 ? 8 : -8} ${-height / 3} 0 ${-height / 2} 0 ${-height}`} className="drawn" />
          <path d="M0 0C-18-4-28-16-30-34-14-32-3-20 0 0Z" fill="var(--leaf-deep)" />
          <path d="M1-10C16-14 26-24 28-42 13-40 3-28 1-10Z" fill="var(--leaf)" />
          <path
            d="M0 0C-18-4-28-16-30-34-14-32-3-20 0 0ZM1-10C16-14 26-24 28-42 13-40 3-28 1-10Z"
            className="drawn thin"
          />
          <g transform={`translate(0 ${-height}) rotate(${day * 11 - 30}) scale(${size})`}>
            <FlowerHead petals={day + 1} detail="plain" />
          </g>
        </g>
      ))}
    </>
  )
}
