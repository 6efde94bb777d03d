import type { Sign } from "../sign.ts"
import { babySignsLater } from "./baby-later.ts"
import { babySignsNow } from "./baby-now.ts"

/** All signs of the baby, with those that cannot wait first. */
export const babySigns: readonly Sign[] = [...babySignsNow, ...babySignsLater]
