import { breakfasts } from "./breakfasts.ts"
import { dinners } from "./dinners.ts"
import { lunches } from "./lunches.ts"
import type { Picture } from "./picture.ts"

/** By recipe id. */
export const pictures: Record<number, Picture> = { ...breakfasts, ...lunches, ...dinners }
