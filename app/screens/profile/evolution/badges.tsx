import type { ReactNode } from "react"
import { useDays } from "#app/days/use-history.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useCorrectedToday, useSynced } from "#app/sync/sync-context.ts"
import { type Badge, earnedBadges, missingFor } from "#domain/journey/badges.ts"
import { Bells, FullBloom, Lavender, WaterLily } from "./pressed-flowers.tsx"

const drawn = [
  { badge: "reset", name: "badgeReset", tone: "fill-action-soft", Pressed: FullBloom },
  { badge: "water", name: "badgeWater", tone: "fill-done-soft", Pressed: WaterLily },
  { badge: "sleep", name: "badgeSleep", tone: "fill-note-soft", Pressed: Bells },
  { badge: "mind", name: "badgeMind", tone: "fill-diary-soft", Pressed: Lavender },
] as const

export function Badges() {
  const t = useMessages("profile")
  const lang = useLanguage()
  const stored = useSynced((rows) => rows.badges)
  const days = useDays()
  const today = useCorrectedToday()
  const journeys = Object.values(useSynced((rows) => rows.journeys))
  const earned = earnedBadges(days, journeys)

  function dateOf(badge: Badge) {
    return badge === "reset" ? null : (stored[badge]?.earnedOn ?? earned[badge]?.on ?? null)
  }

  function missing(badge: Badge) {
    const { have, of } = missingFor(badge, days, journeys, today)
    return t(badge === "reset" ? "missingJourney" : "missingDays", { have, of })
  }
  return (
    <section aria-labelledby="badges" className="flex flex-col gap-4">
      <div>
        <h2 id="badges">{t("badges")}</h2>
        <p className="text-ink-soft">{t("badgesText")}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 pt-2 sm:grid-cols-4 narrow:grid-cols-1">
        {drawn.map(({ badge, name, tone, Pressed }) => {
          const date = dateOf(badge)
          const isEarned = date !== null || earned[badge] !== undefined
          return (
            <li key={name} className="flex flex-col items-center text-center">
              <Medal tone={isEarned ? tone : "fill-none"} isEarned={isEarned}>
                <Pressed />
              </Medal>
              <h3 className="mt-3 text-lg">{t(name)}</h3>
              <p className="text-sm text-ink-soft">{t(`${name}Rule`)}</p>
              {date && (
                <p className="text-sm font-bold text-done">{t("earnedOn", { date: longCalendarDate(date, lang) })}</p>
              )}
              {!isEarned && <p className="text-sm text-ink-soft italic">{t("notYet")}</p>}
              {!isEarned && <p className="text-sm text-ink-soft">{missing(badge)}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const scallops = 22
const radius = 52

const edge = Array.from({ length: scallops + 1 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / scallops
  const point = `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  return index === 0 ? `M${point}` : `A8 8 0 0 1 ${point}`
}).join("")

type MedalProps = { tone: string; isEarned: boolean; children: ReactNode }

/** The children are drawn around the origin, inside the ring. */
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
