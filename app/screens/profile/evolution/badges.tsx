import type { ReactNode } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { progressOf } from "#domain/journey.ts"
import { isJourneyComplete } from "#domain/progress.ts"
import { Bells, FullBloom, Lavender, WaterLily } from "./pressed-flowers.tsx"

const badges = [
  { name: "badgeReset", tone: "fill-action-soft", Pressed: FullBloom },
  { name: "badgeWater", tone: "fill-done-soft", Pressed: WaterLily },
  { name: "badgeSleep", tone: "fill-note-soft", Pressed: Bells },
  { name: "badgeMind", tone: "fill-diary-soft", Pressed: Lavender },
] as const

/** The earned ones in colour; the others are paper and outline. The first is earned by a whole journey, and stays. */
export function Badges() {
  const t = useMessages("profile")
  const journeys = Object.values(useSynced().rows.journeys)
  const earned = journeys.some((journey) => isJourneyComplete(progressOf(journey))) ? ["badgeReset"] : []
  return (
    <section aria-labelledby="badges" className="flex flex-col gap-4">
      <div>
        <h2 id="badges">{t("badges")}</h2>
        <p className="text-ink-soft">{t("badgesText")}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 pt-2 sm:grid-cols-4">
        {badges.map(({ name, tone, Pressed }) => (
          <li key={name} className="flex flex-col items-center text-center">
            <Medal tone={earned.includes(name) ? tone : "fill-none"} isEarned={earned.includes(name)}>
              <Pressed />
            </Medal>
            <h3 className="mt-3 text-lg">{t(name)}</h3>
            <p className="text-sm text-ink-soft">{t(`${name}Text`)}</p>
            {!earned.includes(name) && <p className="text-sm text-ink-soft italic">{t("notYet")}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const scallops = 22
const radius = 52

/** An edge like that of a pressed paper seal. */
const edge = Array.from({ length: scallops + 1 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / scallops
  const point = `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  return index === 0 ? `M${point}` : `A8 8 0 0 1 ${point}`
}).join("")

type MedalProps = { tone: string; isEarned: boolean; children: ReactNode }

/** A paper seal with a flower pressed on it, drawn around 0,0 and some 40 units wide and high. */
function Medal({ tone, isEarned, children }: MedalProps) {
  return (
    <svg viewBox="-64 -64 128 128" aria-hidden className="w-full max-w-36">
      <path d={edge} className={`${tone} stroke-petal-line`} strokeWidth={1.3} strokeLinejoin="round" />
      <circle r={45} className="fill-surface stroke-petal-line" strokeWidth={0.9} />
      <circle r={42} className="fill-none stroke-petal-line" strokeWidth={0.9} strokeDasharray="1 3.2" />
      <g strokeLinejoin="round" strokeLinecap="round" className={isEarned ? "" : "[&_*]:fill-none"}>
        {children}
      </g>
    </svg>
  )
}
