import { isTodaySomewhere } from "#domain/days/check-in.ts"
import { appError } from "../../errors.ts"
import type { NounChecks } from "../../sync/noun.ts"

export const weightChecks: NounChecks<"weights"> = {
  check({ now }, { key: date }) {
    const isToCome = date > now.toISOString().slice(0, 10) && !isTodaySomewhere(date, now)
    if (isToCome) throw appError("INVALID_INPUT", { fields: { date: "invalid" } })
  },
}
