/** The hours at which the night begins and ends. */
const [begins, ends] = [22, 6]

/** `hour` is 0-23. */
export function isNight(hour: number): boolean {
  return hour >= begins || hour < ends
}
