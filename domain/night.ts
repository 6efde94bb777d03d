/** When the night begins and when it is over (hours). */
const [begins, ends] = [22, 6]

/** Whether an hour of the clock (0-23) is of the night. */
export function isNight(hour: number): boolean {
  return hour >= begins || hour < ends
}
