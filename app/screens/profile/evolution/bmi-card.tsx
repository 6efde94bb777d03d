import { Link } from "react-router"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { petalShapes } from "#app/ui/flower.tsx"
import { bmi, bmiColour, hasAdultClasses, idealBmi, isLittleForMilk } from "#domain/evolution/bmi.ts"
import type { Profile } from "#domain/profile/profile.ts"

const tones = {
  green: "bg-done-soft text-done",
  yellow: "bg-note-soft text-note",
  red: "bg-danger-soft text-danger",
}

type BmiCardProps = { profile: Profile; told: Partial<Profile>; isHers: boolean; isEarly: boolean }

/**
 * The card shows no target. It gives no verdict on the example's values, in the first weeks, or for someone who is not
 * an adult.
 */
export function BmiCard({ profile, told, isHers, isEarly }: BmiCardProps) {
  const t = useMessages("profile")
  const lang = useLanguage()
  const index = bmi(profile.currentWeightKg, profile.heightCm)
  const colour = bmiColour(index)
  const isAdult = hasAdultClasses(told.age)
  const isJudged = isHers && !isEarly && isAdult
  const isLittle = isHers && isLittleForMilk(index, told.isBreastfeeding)
  const place = {
    green: "bmiWithin",
    yellow: index < idealBmi.min ? "bmiBelow" : "bmiAbove",
    red: "bmiFarAbove",
  } as const
  const range = { min: localNumber(idealBmi.min, lang), max: localNumber(idealBmi.max, lang) }
  return (
    <Card
      aria-labelledby="bmi"
      className={`grid sm:p-8 ${isEarly ? "gap-2" : "gap-6 lg:grid-cols-2 lg:items-center lg:gap-12"}`}
    >
      <div className="flex flex-col gap-1">
        <h2 id="bmi" className="text-xl">
          {t("bmi")}
        </h2>
        {!isHers && <Example />}
        {isEarly && <p className="mb-2">{t("bmiFirstWeeks")}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span
            className={`font-display text-5xl tracking-tight ${isHers ? "" : "text-ink-soft"}`}
            data-bmi={isJudged ? colour : undefined}
          >
            {localNumber(index, lang, 1)}
          </span>
          {isJudged && (
            <span className={`rounded-full px-4 py-1.5 text-sm font-bold ${tones[colour]}`}>{t(place[colour])}</span>
          )}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        {isJudged && <BmiBand index={index} />}
        <p className="text-sm text-ink-soft">{t("bmiIdeal", range)}</p>
        {isHers && told.age !== undefined && !isAdult && <p>{t("bmiUnder18")}</p>}
        {isLittle && <p className="rounded-md bg-note-soft px-4 py-3">{t("bmiLittle")}</p>}
        {!isEarly && <p className="mt-3">{t("bmiFirstWeeks")}</p>}
      </div>
    </Card>
  )
}

/** The word "example" stands before the number, so that nobody takes the number for her own. */
function Example() {
  const t = useMessages("profile")
  return (
    <div className="mb-2 rounded-md bg-note-soft px-4 pt-3 pb-1">
      <p>{t("bmiDefaults")}</p>
      <Link to="?tab=data" replace className="inline-flex min-h-11 items-center font-bold underline">
        {t("bmiFillIn")}
      </Link>
    </div>
  )
}

const [lowest, highest] = [15, 35]
const zones = [
  { from: lowest, look: "rounded-l-full bg-heart/70 border-note" },
  { from: idealBmi.min, look: "bg-done/65 border-done" },
  { from: 25, look: "bg-heart/70 border-note" },
  { from: 30, look: "rounded-r-full bg-danger/40 border-danger" },
]

const percent = (index: number) => ((Math.min(highest, Math.max(lowest, index)) - lowest) / (highest - lowest)) * 100

function BmiBand({ index }: { index: number }) {
  const lang = useLanguage()
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
