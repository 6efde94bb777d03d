import * as z from "zod/mini"
import { noun, ownKey, readsOwn, rowMaxLength, type Written } from "../nouns/noun.ts"
import { oneLineSchema } from "../one-line.ts"
import { uuidSchema } from "../uuid.ts"
import {
  type OwnItems,
  ownItemsMost,
  ownItemTextMax,
  withItem,
  withItemsTicked,
  withoutItem,
} from "./shopping/own-items.ts"

const storedItem = z.nullable(z.looseObject({ text: z.string(), isTicked: z.boolean() }))
const schema: z.ZodMiniType<OwnItems> = z.looseObject({
  values: z.record(z.string(), storedItem),
  changedAt: z.record(z.string(), z.string()),
})
export const ownItemTextSchema = oneLineSchema(ownItemTextMax).check(z.minLength(1))

declare module "../nouns/noun.ts" {
  interface Rows {
    ownItems: { [ownKey]?: OwnItems }
  }
}

/**
 * Lines that she adds to the shopping list. Like the rest of the list, they need no consent of their own; they are
 * deleted together with the plan.
 */
export const ownItems = noun("ownItems", {
  kind: "journey",
  deletedWith: "profile",
  byToken: true,
  row: {
    schema,
    isOne: true,
    limits: { length: rowMaxLength, argument: "text" },
    exported: (items, { version }) => ({ version, items }),
  },
})

export const ownItemOperations = {
  ownItemAdded: ownItems.operation({
    args: z.strictObject({ itemId: uuidSchema, text: ownItemTextSchema }),
    reads: readsOwn,
    apply: (rows, { itemId, text }, moment) => ({ [ownKey]: withItem(rows[ownKey], itemId, text, moment) }),
  }),
  ownItemsTicked: ownItems.operation({
    args: z.strictObject({
      itemIds: z.array(uuidSchema).check(z.minLength(1), z.maxLength(ownItemsMost)),
      isTicked: z.boolean(),
    }),
    reads: readsOwn,
    apply(rows, { itemIds, isTicked }, moment) {
      const ticked = withItemsTicked(rows[ownKey], itemIds, isTicked, moment)
      const changed: Written<OwnItems> = ticked ? { [ownKey]: ticked } : {}
      return changed
    },
  }),
  ownItemTakenOff: ownItems.operation({
    args: z.strictObject({ itemId: uuidSchema }),
    reads: readsOwn,
    apply: (rows, { itemId }, moment) => ({ [ownKey]: withoutItem(rows[ownKey], itemId, moment) }),
  }),
}
