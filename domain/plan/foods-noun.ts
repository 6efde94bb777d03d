import * as z from "zod/mini"
import { type AtHome, mergedOwn, noun, ownKey, readsOwn, rowMaxLength } from "../nouns/noun.ts"
import type { Timestamped } from "../timestamped.ts"
import { marksOn, type ShoppingTicks, withTicks } from "./at-home/shopping-ticks.ts"

const foodsMax = 300
const food = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,59}$/))
const foodList = z.array(food).check(z.minLength(1), z.maxLength(foodsMax))

const nothingAtHome: Timestamped<AtHome> = { values: {}, changedAt: {} }
const moments = z.record(z.string(), z.string())
const marksSchema = z.looseObject({ values: z.record(z.string(), z.boolean()), changedAt: moments })
const atHomeSchema: z.ZodMiniType<Timestamped<AtHome>> = marksSchema
const ticksSchema: z.ZodMiniType<ShoppingTicks> = z.extend(marksSchema, { boughtAt: z.optional(moments) })

declare module "../nouns/noun.ts" {
  interface Rows {
    shoppingTicks: { [ownKey]?: ShoppingTicks }
    atHome: { [ownKey]?: Timestamped<AtHome> }
  }
}

export const shoppingTicks = noun("shoppingTicks", {
  kind: "journey",
  byToken: true,
  row: {
    schema: ticksSchema,
    isOne: true,
    limits: { length: rowMaxLength, argument: "foods" },
    exported: (ticks, { version }) => ({ version, ticks }),
  },
})
export const atHome = noun("atHome", {
  kind: "journey",
  byToken: true,
  row: {
    schema: atHomeSchema,
    isOne: true,
    limits: { length: rowMaxLength, argument: "foods" },
    emptied: { with: "profile", left: () => nothingAtHome },
    exported: (foods, { version }) => ({ version, foods }),
  },
})

export const foodsOperations = {
  /** `startsOver` starts the list anew: what was bought is unticked but still counts as at home. */
  shoppingItemsTicked: shoppingTicks.operation({
    args: z.strictObject({ foods: foodList, isTicked: z.boolean(), startsOver: z.optional(z.boolean()) }),
    reads: readsOwn,
    apply: (rows, args, moment) => ({ [ownKey]: withTicks(rows[ownKey], args, moment) }),
  }),
  foodsHadAtHome: atHome.operation({
    args: z.strictObject({ foods: foodList, isAtHome: z.boolean() }),
    reads: readsOwn,
    apply: (rows, { foods, isAtHome }, moment) => mergedOwn(rows, marksOn(foods, isAtHome), moment),
  }),
}
