import type { Fact } from "./fact.ts"

/** The actions that she may want to undo. */
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

/** Explains whether an action can be undone, where, until when, and whether it can be undone on its own. */
export function undoFact(act: UndoableAct) {
  return { key: `undo-${act}` } as const satisfies Fact
}
