import type { NounChecks } from "../../sync/noun.ts"
import { requireWritableDay } from "./writable-day.ts"

export const checkInChecks: NounChecks<"checkIns"> = {
  check: (context, { key: date }) => requireWritableDay(date, context),
}
