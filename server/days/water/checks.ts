import { countGlasses, glassesPerDay } from "#domain/days/water.ts"
import { appError } from "../../errors.ts"
import type { NounChecks } from "../../sync/noun.ts"
import { requireWritableDay } from "../check-in/writable-day.ts"

/** The number of glasses that a day may store, those taken back included. */
export const tapsPerDay = 3 * glassesPerDay

export const waterChecks: NounChecks<"water"> = {
  check(context, { key: date, before, row }) {
    requireWritableDay(date, context)
    const [glasses, glassesBefore] = [row ?? {}, before ?? {}]
    const isAdded = countGlasses(glasses) > countGlasses(glassesBefore)
    if ((isAdded && countGlasses(glasses) > glassesPerDay) || Object.keys(glasses).length > tapsPerDay)
      throw appError("INVALID_INPUT", { fields: { glassId: "too_big" } })
  },
}
