const linesPerMinute = 60

/**
 * Limits log lines to sixty a minute of each kind. The returned function gives null to leave a line out, or else how
 * many were left out before it.
 */
export function createLineLimit() {
  const kinds = new Map<string, { minute: number; lines: number; omitted: number }>()

  return (kind: string, nowMs: number): number | null => {
    const minute = Math.floor(nowMs / 60_000)
    const known = kinds.get(kind)
    const counted = known?.minute === minute ? known : { minute, lines: 0, omitted: known?.omitted ?? 0 }
    kinds.set(kind, counted)
    if (counted.lines >= linesPerMinute) {
      counted.omitted++
      return null
    }
    counted.lines++
    const { omitted } = counted
    counted.omitted = 0
    return omitted
  }
}
