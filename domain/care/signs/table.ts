import type { Figure, Sign } from "../sign.ts"
import { babySigns } from "./baby.ts"
import { motherSigns } from "./mother.ts"

/** All texts and rules take urgency from here. */
export const signs: readonly Sign[] = [...motherSigns, ...babySigns]

const byId = new Map(signs.map((sign) => [sign.id, sign]))

/** Throws where there is none. */
export function signById(id: string): Sign {
  const sign = byId.get(id)
  if (!sign) throw new Error(`There is no sign ${id}`)
  return sign
}

/** Throws where it has none. */
export function figureOf(id: string, figure: Figure): number {
  const value = signById(id).figures?.[figure]
  if (value === undefined) throw new Error(`${id} has no ${figure}`)
  return value
}
