/** Kinds of question about her plan that the plan's model tells apart. */
export const planKinds = [
  "day",
  "meal",
  "swap",
  "minutes",
  "contains",
  "people",
  "guests",
  "list",
  "onList",
  "toList",
  "atHome",
  "leftovers",
  "sharing",
  "missedDay",
  "missedMeal",
  "moved",
  "leaveOut",
  "ahead",
  "thaw",
  "quickest",
  "lunchBox",
  "steps",
  "haveIt",
  "ticks",
  "why",
  "replace",
  "useUp",
  "again",
  "mustI",
  "prefer",
  "listOrder",
  "appliance",
  "whichDay",
  "nextWeek",
  "keeps",
  "leftOut",
  "away",
  "printed",
  "cost",
  "author",
  "changes",
  "cups",
  "babyTastes",
  "diet",
] as const
export type PlanKind = (typeof planKinds)[number]

/** Reads the name of a kind, as the training phrases have it. */
export function isPlanKind(name: string): name is PlanKind {
  return planKinds.some((kind) => kind === name)
}

/** The kinds that an entry answers, with its id; of leftovers that stood out or are old, safety speaks, not her week. */
export const entryAnswering: Readonly<Partial<Record<PlanKind, number>>> = {
  nextWeek: 329,
  keeps: 504,
  leftOut: 506,
  away: 529,
  printed: 317,
  cost: 524,
  author: 525,
  changes: 526,
  cups: 518,
  babyTastes: 419,
  diet: 510,
}

/** The entries that ask the same as a kind: what their phrases are, the kind's are too. */
export const entryAlike: Readonly<Partial<Record<PlanKind, number>>> = {
  ...entryAnswering,
  swap: 322,
  people: 324,
  sharing: 523,
  missedDay: 42,
  missedMeal: 527,
  moved: 528,
  leaveOut: 311,
  ahead: 41,
}

/** The entry to offer where a kind is likely and not sure. */
export const entryNearest: Readonly<Partial<Record<PlanKind, number>>> = {
  ...entryAlike,
  day: 43,
  contains: 21,
  guests: 324,
  list: 317,
  atHome: 84,
  leftovers: 504,
  thaw: 41,
  quickest: 39,
  lunchBox: 49,
  why: 526,
  replace: 45,
  useUp: 84,
  again: 329,
  mustI: 43,
  prefer: 319,
  listOrder: 317,
  appliance: 513,
  whichDay: 43,
}
