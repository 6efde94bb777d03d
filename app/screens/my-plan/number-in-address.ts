/** The number that a part of the address names, in its one spelling: "7", and neither "07" nor "7.0" nor "seven". */
export function numberInAddress(part: string | undefined): number | undefined {
  return part && /^[1-9]\d{0,3}$/.test(part) ? Number(part) : undefined
}
