import { programmeDays } from "../../journey/progress.ts"
import type { Fact } from "./fact.ts"

/** `today` is her day (1-7); `left` is the number of today's four items that are still open. */
type DayOfHers = { today: number; left: number }

/** Says which day she is on and why, and how days go back, begin late, come again and end. */
export function dayFacts({ today, left }: DayOfHers) {
  const isLast = today === programmeDays
  const day = { day: today }
  return {
    which:
      left > 0 ? ({ key: "dayWhich", values: { ...day, left } } as const) : ({ key: "dayDone", values: day } as const),
    why: { key: "dayWhy" },
    back: { key: "dayBack" },
    late: { key: "dayLate", values: day },
    again: { key: "weekAgain" },
    weekEnd: isLast ? ({ key: "weekEndsNow" } as const) : ({ key: "weekEnd" } as const),
    weekdays: { key: "dayWeekdays", values: day },
  } as const satisfies Record<string, Fact>
}
