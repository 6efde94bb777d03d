import type { NounChecks } from "../sync/noun.ts"
import { requireShortRow } from "../sync/row-length.ts"
import { requireSuitable } from "./suitable.ts"

/** The largest length in characters, as JSON, of a hundred foods with a dish each, or of as many cooked dishes. */
const marksMaxLength = 8000

export const journeyChecks: NounChecks<"journeys"> = {
  check(_context, { before, row }) {
    requireShortRow({ before: before?.struck, row: row?.struck }, "food", marksMaxLength)
    requireShortRow({ before: before?.cooked, row: row?.cooked }, "key", marksMaxLength)
  },
  admit: {
    async dishesPlanned({ db, userId }, { dishes }) {
      await requireSuitable(db, userId, dishes)
      return undefined
    },
  },
}
