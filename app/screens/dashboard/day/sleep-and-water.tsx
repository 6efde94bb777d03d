import { lastSleepHours } from "#domain/days/days-of.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import { Sleep } from "./sleep.tsx"
import type { useDayLog } from "./use-day-log.ts"
import { Water } from "./water.tsx"

type SleepAndWaterProps = {
  rows: Rows
  date: string
  dateNow: () => string
  log: ReturnType<typeof useDayLog>["log"]
}

export default function SleepAndWater({ rows, date, dateNow, log }: SleepAndWaterProps) {
  return (
    <div className="flex flex-col gap-5 pt-2">
      <Sleep
        hours={rows.checkIns[date]?.values.sleepHours ?? null}
        lastHours={lastSleepHours(rows.checkIns, date)}
        onChange={(hours) => log("sleepAnswered", { date: dateNow(), hours })}
      />
      <Water
        glasses={rows.water[date]}
        onDrink={(glassId) => log("glassDrunk", { date: dateNow(), glassId })}
        onTakeBack={(glassId) => log("glassTakenBack", { date, glassId })}
      />
    </div>
  )
}
