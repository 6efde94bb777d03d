/** Accepts only the canonical spelling: "7", but not "07", "7.0" or "seven". */
export function parseIdParam(part: string | undefined): number | undefined {
  return part && /^[1-9]\d{0,3}$/.test(part) ? Number(part) : undefined
}
