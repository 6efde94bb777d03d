import { library } from "#content/library.ts"
import { foodsAtHome, type RowsOfKitchen } from "#domain/plan/foods-at-home.ts"
import type { Kitchen } from "#domain/plan/kitchen.ts"

export function kitchenOf(rows: RowsOfKitchen, now: Date): Kitchen {
  return foodsAtHome(library, rows, now.toISOString())
}
