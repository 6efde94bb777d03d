import type { DemoEntry } from "./texts.ts"

type Answer = number | null
/** Sleep in hours; mood, energy, bloating 1-5; null: not told. */
type Told = readonly [sleepHours: Answer, mood: Answer, energy: Answer, bloating: Answer, glasses: number]

const nothing: Told = [null, null, null, null, 0]

export const toldDays: readonly Told[] = [
  ...([
    [3, 3, 2, 4, 4],
    [3.5, 2, 1, 4, 5],
    [3, 2, 2, 4, 6],
    [4, 3, 2, 4, 5],
    [3.5, 2, 1, 4, 6],
    [4, 3, 2, 3, 6],
    [4.5, 3, 3, 3, 6],
  ] as const),
  ...([
    [4.5, 3, 2, 3, 6],
    [3.5, 2, 2, 4, 5],
    [5, 3, 3, 3, 6],
    [3, 1, 1, 3, 4],
    [null, 3, 2, null, 6],
    [5, 3, 3, 3, 6],
    [5, 4, 3, 2, 8],
  ] as const),
  ...([
    [5.5, 4, 3, 2, 6],
    [5, 3, 3, 3, 8],
    [5.5, 4, 3, 2, 8],
    [6, 4, 4, 2, 8],
    [5, 4, 3, 2, 6],
    [5.5, 4, 4, 2, 8],
    [6, 4, 4, 2, 8],
  ] as const),
  ...([[4.5, 3, 2, 3, 6], [4, 2, 1, null, 5], nothing, nothing, [4, 2, 1, null, 0], nothing, [5, 3, 2, 3, 6]] as const),
  ...([
    [5.5, 3, 3, 3, 6],
    [5, 3, 3, 2, 6],
    [6, 4, 3, 2, 8],
    [5.5, 4, 4, 2, 8],
    [6, 4, 3, 2, 8],
    [4, 3, 2, 3, 6],
    [6, 4, 4, 2, 8],
  ] as const),
  ...([
    [6.5, 4, 4, 2, 8],
    [6, 4, 4, 2, 8],
    [6.5, 5, 4, 1, 8],
    [4.5, 3, 2, 2, 6],
    [6, 4, 3, 2, 8],
    [6.5, 5, 4, 1, 8],
    [7, 5, 4, 2, 3],
  ] as const),
]
export const demoDays = toldDays.length
/** The baby's age in days on the first. */
export const daysBeforeFirst = 5

/** In kg, by day. */
export const weights: { [day: number]: number } = { 2: 76.4, 12: 74.9, 21: 74, 31: 73.6, 40: 73.2 }

type Step = { on: number; journey: number; day: number; items: number }

const stepsOf = (journey: number, ons: readonly number[], items: number, from = 1): Step[] =>
  ons.map((on, index) => ({ on, journey, day: from + index, items }))

export const journeySteps: readonly Step[] = [
  ...stepsOf(1, [6, 7, 8, 10, 12, 13, 14], 4),
  ...stepsOf(2, [18, 19, 20], 4),
  ...stepsOf(2, [21], 2, 4),
  ...stepsOf(3, [36, 37, 39, 41], 4),
  ...stepsOf(3, [42], 2, 5),
]
export const hardNightOn = 39
export const shoppedOn = 36

type Written = { day: number; time: string; mood: "😄" | "🙂" | "😐" | "😞" | "😢"; entry: DemoEntry }

export const written: readonly Written[] = [
  { day: 1, time: "16:40", mood: "🙂", entry: "fiveDays" },
  { day: 2, time: "21:10", mood: "😞", entry: "milkArrived" },
  { day: 4, time: "20:30", mood: "🙂", entry: "firstShower" },
  { day: 5, time: "04:20", mood: "😐", entry: "fourInTheMorning" },
  { day: 6, time: "21:20", mood: "🙂", entry: "beginning" },
  { day: 8, time: "20:50", mood: "😐", entry: "visits" },
  { day: 9, time: "21:40", mood: "😐", entry: "skipped" },
  { day: 11, time: "21:15", mood: "😢", entry: "cryingInTheShower" },
  { day: 12, time: "19:40", mood: "🙂", entry: "afterTheGreyDay" },
  { day: 14, time: "20:45", mood: "😄", entry: "sevenDays" },
  { day: 15, time: "11:30", mood: "🙂", entry: "firstStroll" },
  { day: 17, time: "17:05", mood: "🙂", entry: "midwife" },
  { day: 18, time: "20:15", mood: "🙂", entry: "again" },
  { day: 20, time: "21:30", mood: "😄", entry: "sister" },
  { day: 21, time: "08:50", mood: "😄", entry: "fourHours" },
  { day: 23, time: "15:20", mood: "😞", entry: "cold" },
  { day: 26, time: "20:05", mood: "😐", entry: "stillCold" },
  { day: 28, time: "16:35", mood: "🙂", entry: "airAgain" },
  { day: 30, time: "18:00", mood: "😐", entry: "rain" },
  { day: 32, time: "13:15", mood: "🙂", entry: "jeans" },
  { day: 34, time: "06:10", mood: "😐", entry: "growth" },
  { day: 35, time: "19:25", mood: "😄", entry: "friend" },
  { day: 37, time: "10:40", mood: "😄", entry: "smile" },
  { day: 39, time: "20:20", mood: "😞", entry: "hardNight" },
  { day: 40, time: "18:30", mood: "🙂", entry: "walkTogether" },
  { day: 41, time: "20:55", mood: "😄", entry: "sixWeeks" },
]
