import * as z from "zod/mini"
import { wishSchema } from "#domain/food/wish.ts"
import { ownItemTextSchema } from "#domain/plan/own-items-noun.ts"
import { type Slot, slots } from "#domain/plan/slots.ts"

/** What a button below an answer about her plan does, stored as data. */
export const planOfferSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("swap"),
    journeyId: z.string(),
    slot: z.enum(slots as [Slot, ...Slot[]]),
    before: z.number(),
    ids: z.array(z.number()),
  }),
  z.object({ kind: z.literal("line"), itemId: z.string(), text: ownItemTextSchema }),
  z.object({ kind: z.literal("people") }),
  /** The button notes that she has these foods of her shopping list at home. */
  z.object({ kind: z.literal("had"), foods: z.array(z.string()) }),
  z.object({ kind: z.literal("leaveOut"), wishes: z.array(wishSchema) }),
  /** `foods` are the offered foods that "I don't have it" says are missing; they are empty for a leftover dish. */
  z.object({
    kind: z.literal("toEat"),
    foods: z.array(z.string()),
    picture: z.union([z.number(), z.string()]),
    isBeyondLeft: z.optional(z.boolean()),
  }),
  /** What the plan knows about a thing, as JSON that only the code that shows it can read. */
  z.object({ kind: z.literal("facts"), facts: z.string() }),
])
export type PlanOffer = z.infer<typeof planOfferSchema>
