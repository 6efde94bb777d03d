import type { Feeding } from "../profile/feeding.ts"
import type { GuideSection } from "./guide.ts"

/**
 * Whether a section is for mothers who feed otherwise; with both ways, or while she has not told, every section is
 * hers.
 */
export function isForOtherFeeding({ feeding: of }: Pick<GuideSection, "feeding">, feeding: Feeding | null): boolean {
  return (feeding === "breast" && of === "formula") || (feeding === "no" && of === "breast")
}
