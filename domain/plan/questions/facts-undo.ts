import type { Fact } from "./fact.ts"

/** These are the acts of hers that she may want back. */
export const undoableActs = [
  "swap",
  "ate",
  "tickDay",
  "tickList",
  "tickListByHelper",
  "strike",
  "leaveOut",
  "like",
  "people",
  "ownLine",
  "hadAtHome",
  "startListOver",
  "hardNight",
  "resetPlan",
  "anotherWeek",
  "helperLink",
  "chatClear",
  "diaryEntry",
] as const
export type UndoableAct = (typeof undoableActs)[number]

/** Says whether an act can be undone, where, until when, and whether one alone. */
export function undoFact(act: UndoableAct) {
  return { key: `undo-${act}` } as const satisfies Fact
}
