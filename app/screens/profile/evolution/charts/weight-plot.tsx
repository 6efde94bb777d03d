import { scaleLinear } from "d3-scale"
import { line } from "d3-shape"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber, shortDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useWidth } from "#app/ui/use-width.ts"
import type { History } from "#domain/evolution/history.ts"

const height = 150
const room = { left: 36, right: 8, top: 10, bottom: 24 }
/** The axis spans at least this, because a narrower one would make daily variation look large. */
const spanKg = 6

export default function WeightPlot({ weights }: { weights: History["weights"] }) {
  const t = useMessages("charts")
  const lang = useLanguage()
  const [place, width] = useWidth(600)
  const times = weights.map(({ date }) => Date.parse(date))
  const values = weights.map(({ kg }) => kg)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const slack = Math.max(0, spanKg - (most - least)) / 2
  const x = scaleLinear([times[0] ?? 0, times.at(-1) ?? 1], [room.left + 6, width - room.right - 6])
  const y = scaleLinear([least - slack, most + slack], [height - room.bottom, room.top]).nice(3)
  const points = weights.map(({ kg }, index): [number, number] => [x(times[index] ?? 0), y(kg)])
  const ends = [weights[0], weights.at(-1)].flatMap((weight) => weight ?? [])
  const [first = "", last = ""] = ends.map(({ kg }) => localNumber(kg, lang))
  return (
    <div ref={place}>
      <svg
        role="img"
        aria-label={t("weightChart", { first, last })}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full text-xs"
      >
        {y.ticks(3).map((tick) => (
          <text key={tick} x={room.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-ink-soft">
            {localNumber(tick, lang)}
          </text>
        ))}
        <path d={`M${room.left} ${height - room.bottom}H${width - room.right}`} className="stroke-line-strong" />
        <path d={line()(points) ?? ""} className="fill-none stroke-petal-line" strokeWidth={2} strokeLinecap="round" />
        {points.map(([cx, cy]) => (
          <circle key={cx} cx={cx} cy={cy} r={4} className="fill-petal" />
        ))}
        {ends.map(({ date }, index) => (
          <text
            key={date}
            x={index === 0 ? room.left : width - room.right}
            y={height - 6}
            textAnchor={index === 0 ? "start" : "end"}
            className="fill-ink-soft"
          >
            {shortDay(date, lang)}
          </text>
        ))}
      </svg>
    </div>
  )
}
