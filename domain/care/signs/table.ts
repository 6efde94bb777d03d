import type { Figure, Sign } from "../sign.ts"
import { babySigns } from "./baby.ts"
import { motherSigns } from "./mother.ts"

/** The single source of how urgent each sign is, for all texts and rules. */
export const signs: readonly Sign[] = [...motherSigns, ...babySigns]

const byId = new Map(signs.map((sign) => [sign.id, sign]))

/** Throws if no sign has this id. */
export function signById(id: string): Sign {
  const sign = byId.get(id)
  if (!sign) throw new Error(`There is no sign ${id}`)
  return sign
}

/** Throws if the sign has no figure of this name. */
export function figureOf(id: string, figure: Figure): number {
  const value = signById(id).figures?.[figure]
  if (value === undefined) throw new Error(`${id} has no ${figure}`)
  return value
}
