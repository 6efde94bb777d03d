import { optional } from "#app/optional.tsx"

/** The answer above it stands without it. */
export const LazyPlanOffer = optional(async () => ({ default: (await import("./plan-offer.tsx")).PlanOffer }))
