import type { Fact } from "./fact.ts"

/**
 * Explains the small ritual of a day (1-7): how long it takes (`minutes`), when to do it, what it is for, and what
 * happens if it is cut short, repeated or moved.
 */
export function ritualFacts(day: number, minutes: number) {
  return {
    minutes: { key: "ritualMinutes", values: { minutes } },
    when: { key: "ritualWhen" },
    whatFor: { key: `ritualFor-${day}` as `ritualFor-${1 | 2 | 3 | 4 | 5 | 6 | 7}` },
    interrupted: { key: "ritualInterrupted" },
    again: { key: "ritualAgain" },
    moved: { key: "ritualMoved" },
    marks: { key: "ritualMarks" },
  } as const satisfies Record<string, Fact>
}
