import { useLanguageOf } from "#app/language/use-words.ts"
import { petalShapes } from "#app/ui/flower-head.tsx"
import { idealBmi } from "#domain/bmi.ts"
import { localNumber } from "../local-format.ts"

const [lowest, highest] = [15, 35]
const zones = [
  { from: lowest, look: "rounded-l-full bg-heart/70 border-note" },
  { from: idealBmi.min, look: "bg-done/65 border-done" },
  { from: 25, look: "bg-heart/70 border-note" },
  { from: 30, look: "rounded-r-full bg-danger/40 border-danger" },
]

const percent = (index: number) => ((Math.min(highest, Math.max(lowest, index)) - lowest) / (highest - lowest)) * 100

/** Where the index stands, as a petal over a band. All of it is said in words beside it. */
export function BmiBand({ index }: { index: number }) {
  const lang = useLanguageOf("profile")
  return (
    <div aria-hidden className="relative px-2 pt-9 pb-6 text-xs text-ink-soft">
      <div className="relative">
        <svg
          viewBox="-22 -58 44 58"
          width={24}
          aria-hidden
          className="absolute bottom-full -translate-x-1/2"
          style={{ left: `${percent(index)}%` }}
        >
          <path d={petalShapes[5]} className="fill-petal stroke-petal-line" strokeWidth={2} />
        </svg>
        <div className="flex h-3.5 gap-0.5">
          {zones.map(({ from, look }, zone) => (
            <span
              key={from}
              className={`border ${look}`}
              style={{ width: `${percent(zones[zone + 1]?.from ?? highest) - percent(from)}%` }}
            />
          ))}
        </div>
        {[idealBmi.min, idealBmi.max, 30].map((mark) => (
          <span key={mark} className="absolute top-full mt-1 -translate-x-1/2" style={{ left: `${percent(mark)}%` }}>
            {localNumber(mark, lang)}
          </span>
        ))}
      </div>
    </div>
  )
}
