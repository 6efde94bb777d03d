import { library } from "#content/library.ts"
import { foodsAtHome, type RowsOfKitchen } from "#domain/plan/at-home/foods-at-home.ts"
import type { Kitchen } from "#domain/plan/at-home/kitchen.ts"

export function kitchenOf(rows: RowsOfKitchen, now: Date): Kitchen {
  return foodsAtHome(library, rows, now.toISOString())
}
