import type { Fact } from "./fact.ts"

export const printed = ["recipe", "list", "day", "week"] as const
export type Printed = (typeof printed)[number]

/** Says what a print holds, on which paper and how large. */
export function printFacts(what: Printed) {
  return [{ key: `print-${what}` }, { key: "printSize" }] as const satisfies readonly Fact[]
}

/** Says what can be sent and shared, who sees what of it, and what other phones show. */
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

/** Says what the shopping list can show in part. */
export function listPartFact() {
  return { key: "listPart" } as const satisfies Fact
}
