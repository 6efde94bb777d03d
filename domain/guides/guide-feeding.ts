import type { Feeding } from "../profile/feeding.ts"
import type { GuideSection } from "./guide.ts"

/**
 * True if a section is only about a way of feeding that is not hers. With mixed or unknown feeding, every section is
 * for her.
 */
export function isForOtherFeeding({ feeding: of }: Pick<GuideSection, "feeding">, feeding: Feeding | null): boolean {
  return (feeding === "breast" && of === "formula") || (feeding === "no" && of === "breast")
}
