/** In hours. */
const [begins, ends] = [22, 6]

/** `hour`: 0-23. */
export function isNight(hour: number): boolean {
  return hour >= begins || hour < ends
}
