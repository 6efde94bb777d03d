import { scaleBand, scaleLinear } from "d3-scale"
import { curveMonotoneX, line } from "d3-shape"
import type { MouseEvent } from "react"
import { useNavigate } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber, shortDay } from "#app/language/local-format.ts"
import { useWidth } from "#app/ui/use-width.ts"
import type { ChartMeasure, ChartPoint } from "#domain/evolution/chart-series.ts"
import { dayAddress } from "./day-address.ts"
import type { FigureKind } from "./figures.ts"

const height = 180
const room = { left: 26, right: 4, top: 8, bottom: 24 }

type PlotProps = { figure: FigureKind; points: readonly ChartPoint[] }

export default function Plot({ figure, points }: PlotProps) {
  const lang = useLanguage()
  const navigate = useNavigate()
  const [place, width] = useWidth(600)
  const { look, lines, bottom = 0, top, guide, tone, ticks } = figure
  const most = Math.max(top, ...points.flatMap((point) => lines.map((measure) => point[measure] ?? 0)))
  const x = scaleBand(
    points.map(({ first }) => first),
    [room.left, width - room.right],
  ).paddingInner(0.3)
  const y = scaleLinear([bottom, most], [height - room.bottom, room.top])
  const middle = (point: ChartPoint) => (x(point.first) ?? 0) + x.bandwidth() / 2
  const labelled = dayLabels(points, width)

  function openDay({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) {
    const at = clientX - currentTarget.getBoundingClientRect().left
    const nearest = Math.floor((at - room.left) / x.step())
    const point = points[Math.min(points.length - 1, Math.max(0, nearest))]
    if (point) void navigate(dayAddress(point.last))
  }

  return (
    <div ref={place}>
      {/* One listener serves all days, because rendering a link for each would take longer than drawing them. */}
      <svg
        aria-hidden
        onClick={openDay}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full cursor-pointer text-xs"
      >
        {guide && (
          <rect
            x={room.left}
            width={width - room.left - room.right}
            y={y(guide[1]) - 1}
            height={y(guide[0]) - y(guide[1]) + 2}
            className="fill-sunken"
          />
        )}
        {(ticks ?? y.ticks(3).filter(Number.isInteger)).map((tick) => (
          <text key={tick} x={room.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-ink-soft">
            {localNumber(tick, lang)}
          </text>
        ))}
        <path d={`M${room.left} ${height - room.bottom}H${width - room.right}`} className="stroke-line-strong" />
        {labelled.map((point) => (
          <text
            key={point.first}
            x={middle(point)}
            y={height - 6}
            textAnchor={anchorOf(point, points)}
            className="fill-ink-soft"
          >
            {shortDay(point.first, lang)}
          </text>
        ))}
        {lines.map((measure, index) =>
          look === "bars" ? (
            <Bars key={measure} {...{ points, measure, tone, x, y }} />
          ) : (
            <Line key={measure} {...{ points, measure, y, middle }} isSecond={index > 0} />
          ),
        )}
        {guide?.map((value, index) => (
          // The lines of the guide are drawn last, because bars would hide them.
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide's lower and upper edge never change places
            key={index}
            d={`M${room.left} ${y(value)}H${width - room.right}`}
            strokeDasharray="3 4"
            className="stroke-ink-soft"
          />
        ))}
      </svg>
    </div>
  )
}

type BarsProps = {
  points: readonly ChartPoint[]
  measure: ChartMeasure
  tone: string
  x: { (first: string): number | undefined; bandwidth: () => number }
  y: (value: number) => number
}

/** A logged 0 is a thin bar on the axis; a day without a value has no bar. */
function Bars({ points, measure, tone, x, y }: BarsProps) {
  const radius = Math.min(x.bandwidth() / 2, 6)
  return points.map((point) => {
    const value = point[measure]
    if (value === null) return null
    const tall = Math.max(y(0) - y(value), 2)
    return (
      <rect
        key={point.first}
        x={x(point.first)}
        y={y(0) - tall}
        width={x.bandwidth()}
        height={tall}
        rx={Math.min(radius, tall / 2)}
        className={tone}
      />
    )
  })
}

type LineProps = {
  points: readonly ChartPoint[]
  measure: ChartMeasure
  y: (value: number) => number
  middle: (point: ChartPoint) => number
  isSecond: boolean
}

const markedMax = 60

function Line({ points, measure, y, middle, isSecond }: LineProps) {
  const drawn = line<ChartPoint>(middle, (point) => y(point[measure] ?? 0))
    .defined((point) => point[measure] !== null)
    .curve(curveMonotoneX)
  const alone = (index: number) => points[index - 1]?.[measure] == null && points[index + 1]?.[measure] == null
  return (
    <g className={isSecond ? "fill-note stroke-note" : "fill-diary stroke-diary"}>
      <path
        d={drawn([...points]) ?? ""}
        className="fill-none"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeDasharray={isSecond ? "5 5" : undefined}
      />
      {points.map((point, index) => {
        const value = point[measure]
        if (value === null || (points.length > markedMax && !alone(index))) return null
        const [cx, cy] = [middle(point), y(value)]
        return isSecond ? (
          <path
            key={point.first}
            d={`M${cx} ${cy - 5}L${cx + 5} ${cy} ${cx} ${cy + 5} ${cx - 5} ${cy}Z`}
            stroke="none"
          />
        ) : (
          <circle key={point.first} cx={cx} cy={cy} r={4} stroke="none" />
        )
      })}
    </g>
  )
}

/** The last label is right-aligned to its day, so it needs more room to the left. */
const labelWidth = 108

function dayLabels(points: readonly ChartPoint[], width: number): ChartPoint[] {
  const step = Math.max(1, Math.ceil(points.length / Math.max(1, Math.floor(width / labelWidth))))
  return points.filter((_, index) => (points.length - 1 - index) % step === 0)
}

function anchorOf(point: ChartPoint, points: readonly ChartPoint[]) {
  if (points.length === 1) return "middle"
  if (point === points.at(-1)) return "end"
  return point === points[0] ? "start" : "middle"
}
