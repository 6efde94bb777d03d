import { optional } from "#app/optional.tsx"

/** If the offer fails to load, the answer above it is still shown. */
export const LazyPlanOffer = optional(async () => ({ default: (await import("./plan-offer.tsx")).PlanOffer }))
