import "./scene.css"
import { FlowerHead } from "#app/ui/flower-head.tsx"
import { Leaf } from "./leaf.tsx"

/** A question, and an answer that grows. */
export function ChatVignette({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 200 170" className={`scene ${className}`}>
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
    </svg>
  )
}
