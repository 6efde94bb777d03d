import type { Fact } from "./fact.ts"

export const printed = ["recipe", "list", "day", "week"] as const
export type Printed = (typeof printed)[number]

/** Explains what a printout contains and on what paper size it is printed. */
export function printFacts(what: Printed) {
  return [{ key: `print-${what}` }, { key: "printSize" }] as const satisfies readonly Fact[]
}

/** Explains what can be sent and shared, who sees which part of it, and what other phones show. */
export function sharingFacts() {
  return {
    day: { key: "shareDay" },
    list: { key: "shareList" },
    recipe: { key: "shareRecipe" },
    helperTicks: { key: "shareTicks" },
    needsAccount: { key: "shareAccount" },
    phones: { key: "sharePhones" },
    sees: { key: "shareSees" },
    fails: { key: "shareFails" },
  } as const satisfies Record<string, Fact>
}
