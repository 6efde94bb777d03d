import "./scene.css"
import { FlowerHead } from "#app/ui/flower-head.tsx"
import { Leaf } from "./leaf.tsx"

/** A diary lies open and a vine climbs over its week. */
export function NotebookVignette({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 200 170" className={`scene ${className}`}>
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
    </svg>
  )
}
